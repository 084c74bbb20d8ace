import { pgBossJobs } from "../pg-boss-jobs.ts";

/** Takes a job, says so, and never ends it: for a test that kills it. */
const [, , url = ""] = process.argv;
const jobs = pgBossJobs({ url, onError: () => {} });
await jobs.start({
  advance: () => {
    process.send?.("at work");
    return new Promise(() => {});
  },
  sweep: async () => {},
});
await jobs.wake("orphan");
