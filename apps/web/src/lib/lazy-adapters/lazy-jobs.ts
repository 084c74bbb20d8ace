import type { RecoveryJobs } from "@foothold/core/recovery";

type Handlers = { advance(recoveryId: string): Promise<void>; sweep(): Promise<unknown> };

export type Jobs = RecoveryJobs & {
  start(handlers: Handlers): Promise<void>;
  close(): Promise<void>;
};

/** Jobs that are there from `start` on. Until then a wake is left to the sweep that every start begins with. */
export function lazyJobs(open: () => Promise<Jobs>): Jobs {
  let opening: Promise<Jobs> | undefined;
  return {
    wake: async (recoveryId) => (await opening)?.wake(recoveryId),
    async start(handlers) {
      opening ??= open();
      await (await opening).start(handlers);
    },
    close: async () => (await opening)?.close(),
  };
}
