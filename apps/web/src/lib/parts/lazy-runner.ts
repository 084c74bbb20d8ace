import type { PartHealth, RunnerHealth } from "@foothold/core/people";
import { emptyQueue, type Runner, type RunQueues } from "@foothold/core/runs";

type Startable = Runner & RunQueues & { close(): Promise<void> };

export type LazyRunner = Startable & {
  health(): RunnerHealth;
  /** Resolves once it has started; rejects where it cannot. */
  ready(): Promise<void>;
};

/** Whoever has waited so long has reason to ask what is the matter. */
export const busyAfterMs = 10_000;

/** A runner that is started by the first who needs it, and tried again after a start that failed. */
export function lazyRunner(start: () => Promise<Startable>): LazyRunner {
  let starting: Promise<Startable> | undefined;
  let health: PartHealth = "starting";
  let running: Startable | undefined;

  function started(): Promise<Startable> {
    starting ??= start().then(
      (runner) => {
        health = "ok";
        running = runner;
        return runner;
      },
      (error) => {
        health = "unavailable";
        starting = undefined;
        throw error;
      },
    );
    return starting;
  }

  return {
    run: async (request, signal, onWaiting) => (await started()).run(request, signal, onWaiting),
    trace: async (request, signal, onWaiting) =>
      (await started()).trace(request, signal, onWaiting),
    queue: () => running?.queue() ?? emptyQueue,
    places: (requester) => running?.places(requester) ?? [],
    ready: async () => void (await started()),
    health() {
      // Asking is reason enough to get ready; who needs it is told what went wrong.
      started().catch(() => {});
      const isBusy = (running?.queue().longestWaitMs ?? 0) > busyAfterMs;
      return health === "ok" && isBusy ? "busy" : health;
    },
    async close() {
      const runner = await starting?.catch(() => undefined);
      await runner?.close();
    },
  };
}
