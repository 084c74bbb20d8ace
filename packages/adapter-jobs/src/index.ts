export { type JobHandlers, type Jobs, pgBossJobs } from "./pg-boss-jobs.ts";
