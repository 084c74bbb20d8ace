import type { PartHealth } from "@foothold/core/people";
import type { Runner } from "@foothold/core/runs";
import { loadOnce } from "./load-once.ts";

type Startable = Runner & { close(): Promise<void> };

export type LazyRunner = Startable & { health(): PartHealth };

/** A runner that is started by the first call that needs it. */
export function lazyRunner(start: () => Promise<Startable>): LazyRunner {
  let health: PartHealth = "starting";

  const started = loadOnce(async () => {
    try {
      const runner = await start();
      health = "ok";
      return runner;
    } catch (error) {
      health = "unavailable";
      throw error;
    }
  });

  return {
    run: async (request, signal) => (await started()).run(request, signal),
    trace: async (request, signal) => (await started()).trace(request, signal),
    health() {
      // Asking for the health starts the runner; a failed start is reported to the call that needs it.
      started().catch(() => {});
      return health;
    },
    async close() {
      const runner = await started.begun()?.catch(() => undefined);
      await runner?.close();
    },
  };
}
