import type { PartHealth } from "@foothold/core/people";
import type { Runner } from "@foothold/core/runs";

type Startable = Runner & { close(): Promise<void> };

export type LazyRunner = Startable & { health(): PartHealth };

/** A runner that is started by the first who needs it, and tried again after a start that failed. */
export function lazyRunner(start: () => Promise<Startable>): LazyRunner {
  let starting: Promise<Startable> | undefined;
  let health: PartHealth = "starting";

  function started(): Promise<Startable> {
    starting ??= start().then(
      (runner) => {
        health = "ok";
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
    run: async (request, signal) => (await started()).run(request, signal),
    trace: async (request, signal) => (await started()).trace(request, signal),
    health() {
      // Asking is reason enough to get ready; who needs it is told what went wrong.
      started().catch(() => {});
      return health;
    },
    async close() {
      const running = await starting?.catch(() => undefined);
      await running?.close();
    },
  };
}
