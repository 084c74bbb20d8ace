export { fsrsScheduler } from "./fsrs-scheduler.ts";
