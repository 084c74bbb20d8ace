import { loadOnce } from "@foothold/core/load-once";
import type { PartHealth, RunnerHealth, SandboxHealth } from "@foothold/core/people";
import { emptyQueue, type Runner, type RunQueues } from "@foothold/core/runs";

type Startable = Runner & RunQueues & { status(): SandboxHealth; close(): Promise<void> };

export type LazyRunner = Omit<Startable, "status"> & {
  sandboxes(): SandboxHealth | null;
  health(): RunnerHealth;
  /** Resolves once it has started; rejects when it cannot. */
  ready(): Promise<void>;
};

/** After a wait this long the runner counts as busy. */
export const busyAfterMs = 10_000;

/** A runner that is started by the first call that needs it. */
export function lazyRunner(start: () => Promise<Startable>): LazyRunner {
  let health: PartHealth = "starting";
  let running: Startable | undefined;

  const started = loadOnce(async () => {
    try {
      const runner = await start();
      health = "ok";
      running = runner;
      return runner;
    } catch (error) {
      health = "unavailable";
      throw error;
    }
  });

  return {
    run: async (request, signal, onWaiting) => (await started()).run(request, signal, onWaiting),
    trace: async (request, signal, onWaiting) =>
      (await started()).trace(request, signal, onWaiting),
    queue: () => running?.queue() ?? emptyQueue,
    sandboxes: () => sandboxHealth(running),
    places: (requester) => running?.places(requester) ?? [],
    ready: async () => void (await started()),
    health() {
      // Asking for the health starts the runner; a failed start is reported to the call that needs it.
      started().catch(() => {});
      const isBusy = (running?.queue().longestWaitMs ?? 0) > busyAfterMs;
      return health === "ok" && isBusy ? "busy" : health;
    },
    async close() {
      const runner = await started.begun()?.catch(() => undefined);
      await runner?.close();
    },
  };
}

function sandboxHealth(running: Startable | undefined): SandboxHealth | null {
  if (!running) return null;
  const { confinement, memoryLimit, starts, forgedRuns } = running.status();
  return { confinement, memoryLimit, starts, forgedRuns };
}
