import type { RecoveryJobs } from "@foothold/core/recovery";
import { loadOnce } from "./load-once.ts";

type Handlers = { advance(recoveryId: string): Promise<void>; sweep(): Promise<unknown> };

export type Jobs = RecoveryJobs & {
  start(handlers: Handlers): Promise<void>;
  close(): Promise<void>;
};

/** Jobs that exist from `start` on. A `wake` before that does nothing: every start begins with a sweep that finds it. */
export function lazyJobs(open: () => Promise<Jobs>): Jobs {
  const opened = loadOnce(open);
  return {
    wake: async (recoveryId) => (await opened.begun())?.wake(recoveryId),
    start: async (handlers) => (await opened()).start(handlers),
    close: async () => (await opened.begun())?.close(),
  };
}
