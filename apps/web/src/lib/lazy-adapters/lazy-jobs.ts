import type { JobWorkers } from "@foothold/core/jobs";
import { loadOnce } from "@foothold/core/load-once";

/** Opens the queue at `start`. Items enqueued before are found by the sweep at every start. */
export function lazyJobs(open: () => Promise<JobWorkers>): JobWorkers {
  const opened = loadOnce(open);
  return {
    enqueue: async (item) => (await opened.begun())?.enqueue(item),
    start: async (handlers, sweep) => (await opened()).start(handlers, sweep),
    close: async () => (await opened.begun())?.close(),
  };
}
