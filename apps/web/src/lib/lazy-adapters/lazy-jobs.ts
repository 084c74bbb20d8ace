import type { JobWorkers } from "@foothold/core/jobs";
import { loadOnce } from "./load-once.ts";

/** Opens the jobs at `start`. What is enqueued before is found by the sweep that every start begins with. */
export function lazyJobs(open: () => Promise<JobWorkers>): JobWorkers {
  const opened = loadOnce(open);
  return {
    enqueue: async (item) => (await opened.begun())?.enqueue(item),
    start: async (handlers, sweep) => (await opened()).start(handlers, sweep),
    close: async () => (await opened.begun())?.close(),
  };
}
