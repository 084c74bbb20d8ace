import { pgBossJobs } from "../pg-boss-jobs.ts";

/** Takes a job, says so, and never ends it: for a test that kills it. */
const [, , url = ""] = process.argv;
const jobs = pgBossJobs({ url, onError: () => {} });
const recovery = () => {
  process.send?.("at work");
  return new Promise<void>(() => {});
};
await jobs.start({ recovery, subtasks: async () => {} }, async () => {});
await jobs.enqueue({ kind: "recovery", recoveryId: "orphan" });
