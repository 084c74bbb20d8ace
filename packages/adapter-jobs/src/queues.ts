import type { JobKind, JobOf } from "@foothold/core/jobs";
import type { ConstructorOptions, PgBoss, Queue } from "pg-boss";

/** pg-boss creates and migrates this schema; our migrations do not touch it. */
export const JOBS_SCHEMA = "jobs";

export const SWEEP_QUEUE = "recovery-sweep";
export const EVERY_MINUTE = "* * * * *";

/** A worker without a heartbeat for this long counts as dead. */
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

export type QueueSettings = Omit<Queue, "name"> & Required<Pick<Queue, "policy">>;

type JobQueue<Kind extends JobKind> = {
  name: string;
  /** Waiting items with the same key are one job, and never run at the same time. */
  keyOf(item: JobOf<Kind>): string;
  settings(pace: Pace): QueueSettings;
  /** How many of these jobs one instance works on at the same time. */
  atOnce(limits: WorkLimits): number;
};

/** What an installation sets. */
export type WorkLimits = { subTasksAtOnce: number };
export const defaultWorkLimits: WorkLimits = { subTasksAtOnce: 8 };

/** Enough retries to go on until the lease of a step that a killed instance had begun runs out. */
const RETRIES = 30;
const RECOVERIES_AT_ONCE = 4;

export const jobQueues: { [Kind in JobKind]: JobQueue<Kind> } = {
  recovery: {
    name: "recovery-advance",
    keyOf: ({ recoveryId }) => recoveryId,
    /**
     * `short` lets one job per recovery wait, because a second would find nothing to do. `groupConcurrency: 1` in
     * `workOptions` guarantees one running job per recovery. The policy `stately` would guarantee both, but a worker
     * that meets a second job of a running recovery would then take no job at all.
     */
    settings: ({ tryAgainAfterSeconds }) => ({
      policy: "short",
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 300,
      retryLimit: RETRIES,
      retryDelay: tryAgainAfterSeconds,
      deleteAfterSeconds: 3_600,
    }),
    atOnce: () => RECOVERIES_AT_ONCE,
  },
  subtasks: {
    name: "subtasks-work",
    keyOf: ({ planId, slot }) => `${planId}/${slot}`,
    /** A worker's last sub-task may take long. Its heartbeat shows that it is alive, so the job need not expire early. */
    settings: ({ tryAgainAfterSeconds }) => ({
      policy: "short",
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: 3_600,
      retryLimit: RETRIES,
      retryDelay: tryAgainAfterSeconds,
      deleteAfterSeconds: 3_600,
    }),
    atOnce: ({ subTasksAtOnce }) => subTasksAtOnce,
  },
};

export const sweepQueue: QueueSettings = {
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

/** A new job wakes a worker at once; a job that is retried is found by polling. */
export const workOptions = ({ lookForWorkEverySeconds }: Pace, localConcurrency: number) => ({
  pollingIntervalSeconds: lookForWorkEverySeconds / 2,
  notifyPollingIntervalSeconds: lookForWorkEverySeconds,
  localConcurrency,
  groupConcurrency: 1,
});

/**
 * pg-boss does not change the policy of a queue that exists, so a queue with another policy is deleted first. The sweep
 * enqueues again what was in it.
 */
export async function ensureQueue(
  boss: PgBoss,
  name: string,
  settings: QueueSettings,
): Promise<void> {
  const existing = await boss.getQueue(name);
  if (existing && existing.policy !== settings.policy) await boss.deleteQueue(name);
  await boss.createQueue(name, settings);
}
