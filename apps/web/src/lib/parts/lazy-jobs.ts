import type { JobWorkers } from "@foothold/core/jobs";

/** Opens the jobs at `start`. What is enqueued before is found by the sweep that every start begins with. */
export function lazyJobs(open: () => Promise<JobWorkers>): JobWorkers {
  let opening: Promise<JobWorkers> | undefined;
  return {
    enqueue: async (item) => (await opening)?.enqueue(item),
    async start(handlers, sweep) {
      opening ??= open();
      await (await opening).start(handlers, sweep);
    },
    close: async () => (await opening)?.close(),
  };
}
