import type { ConstructorOptions, PgBoss, Queue } from "pg-boss";

/** Its tables are in a schema of their own, which it makes and keeps up to date itself. */
export const JOBS_SCHEMA = "jobs";

export type KeptQueue = Omit<Queue, "name"> & Required<Pick<Queue, "policy">>;

export const ADVANCE_QUEUE = "recovery-advance";
export const SWEEP_QUEUE = "recovery-sweep";
export const EVERY_MINUTE = "* * * * *";

/** A worker that has been silent for as long is taken for dead. */
const HEARTBEAT_SECONDS = 10;

export type Pace = Record<
  "lookForWorkEverySeconds" | "lookForDeadEverySeconds" | "tryAgainAfterSeconds",
  number
>;
export const defaultPace: Pace = {
  lookForWorkEverySeconds: 2,
  lookForDeadEverySeconds: 5,
  tryAgainAfterSeconds: 3,
};

/**
 * One job of a recovery waits: more would find nothing to do. That one at most is at work is the workers' to see to, by
 * its group; a policy that forbids the second by an index would have whoever comes upon it go away without any job.
 */
export const advanceQueue = ({ tryAgainAfterSeconds }: Pace): KeptQueue => ({
  policy: "short",
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 300,
  // Long enough to outlive the lease of a step that a killed instance had begun.
  retryLimit: 30,
  retryDelay: tryAgainAfterSeconds,
  deleteAfterSeconds: 3_600,
});

export const advanceOf = (recoveryId: string) => ({
  singletonKey: recoveryId,
  group: { id: recoveryId },
});

export const sweepQueue: KeptQueue = {
  policy: "exclusive",
  notify: true,
  expireInSeconds: 60,
  retryLimit: 0,
  deleteAfterSeconds: 3_600,
};

export const bossOptions = ({ lookForDeadEverySeconds }: Pace): ConstructorOptions => ({
  schema: JOBS_SCHEMA,
  application_name: "foothold-jobs",
  max: 3,
  useListenNotify: true,
  superviseIntervalSeconds: lookForDeadEverySeconds,
  monitorIntervalSeconds: lookForDeadEverySeconds,
});

/** A job that is new wakes a worker at once; one that is tried again is found by looking. */
export const workOptions = ({ lookForWorkEverySeconds }: Pace) => ({
  pollingIntervalSeconds: lookForWorkEverySeconds / 2,
  notifyPollingIntervalSeconds: lookForWorkEverySeconds,
  localConcurrency: 4,
  groupConcurrency: 1,
});

/** pg-boss leaves a queue as it was first made; one of another policy is made anew. The sweep finds what stood in it. */
export async function keepQueue(boss: PgBoss, name: string, queue: KeptQueue): Promise<void> {
  const present = await boss.getQueue(name);
  if (present && present.policy !== queue.policy) await boss.deleteQueue(name);
  await boss.createQueue(name, queue);
}
