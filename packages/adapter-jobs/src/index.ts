export { pgBossJobs } from "./pg-boss-jobs.ts";
