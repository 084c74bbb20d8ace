import type { ConstructorOptions, Queue } from "pg-boss";

/** Its tables are in a schema of their own, which it makes and keeps up to date itself. */
export const JOBS_SCHEMA = "jobs";

export const ADVANCE_QUEUE = "recovery-advance";
export const SWEEP_QUEUE = "recovery-sweep";
export const EVERY_MINUTE = "* * * * *";

/** A worker that has been silent for as long is taken for dead. */
const HEARTBEAT_SECONDS = 10;
const LOOK_FOR_DEAD_EVERY_SECONDS = 5;

/** One job of a recovery waits and one is at work, on whichever instance: more would find nothing to do. */
export const advanceQueue: Omit<Queue, "name"> = {
  policy: "stately",
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
  // Long enough to outlive the lease of a step that a killed instance had begun.
  retryLimit: 30,
  retryDelay: 3,
  deleteAfterSeconds: 3_600,
};

export const sweepQueue: Omit<Queue, "name"> = {
  policy: "exclusive",
  notify: true,
  expireInSeconds: 60,
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
};

export const bossOptions: ConstructorOptions = {
  schema: JOBS_SCHEMA,
  application_name: "foothold-jobs",
  max: 3,
  useListenNotify: true,
  superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
  monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
};

/** A job that is new wakes a worker at once; one that is tried again is found by looking. */
export const workOptions = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 2,
  localConcurrency: 4,
} as const;
