import { handleJob, type JobHandlers, type JobItem, type Jobs } from "../../ports/jobs.ts";

/** Items wait until `workThrough` is called; equal items wait as one. */
export function memoryJobs(): { jobs: Jobs; workThrough(handlers: JobHandlers): Promise<void> } {
  const waiting = new Map<string, JobItem>();
  return {
    jobs: { enqueue: async (item) => void waiting.set(JSON.stringify(item), item) },
    async workThrough(handlers) {
      for (const [key, item] of waiting) {
        waiting.delete(key);
        await handleJob(handlers, item.kind, item);
      }
    },
  };
}
