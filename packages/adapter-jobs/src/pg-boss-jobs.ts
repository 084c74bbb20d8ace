import { setTimeout as wait } from "node:timers/promises";
import {
  handleJob,
  type JobHandlers,
  type JobKind,
  type JobOf,
  type JobWorkers,
  jobItemSchema,
} from "@foothold/core/jobs";
import { PgBoss } from "pg-boss";
import {
  bossOptions,
  defaultPace,
  defaultWorkLimits,
  EVERY_MINUTE,
  ensureQueue,
  jobQueues,
  type Pace,
  SWEEP_QUEUE,
  sweepQueue,
  type WorkLimits,
  workOptions,
} from "./queues.ts";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
const STOP_WITHIN_MS = 1_500;

type Options = {
  url: string;
  onError(error: unknown): void;
  pace?: Pace;
  limits?: WorkLimits;
};

/** Jobs in the same PostgreSQL: when an instance dies, another takes over its jobs. */
export function pgBossJobs({
  url,
  onError,
  pace = defaultPace,
  limits = defaultWorkLimits,
}: Options): JobWorkers {
  const closing = new AbortController();
  let boss: PgBoss | null = null;

  /** pg-boss retries a job that rejects, but reports the error nowhere. */
  async function reportingErrors<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      onError(error);
      throw error;
    }
  }

  async function handle(handlers: JobHandlers, kind: JobKind, data: object): Promise<void> {
    const item = jobItemSchema.parse({ ...data, kind });
    await handleJob(handlers, item.kind, item);
  }

  async function startOnce(handlers: JobHandlers, sweep: () => Promise<unknown>): Promise<void> {
    const starting = new PgBoss({ ...bossOptions(pace), connectionString: url });
    starting.on("error", (reported) => onError(asError(reported)));
    try {
      await starting.start();
      for (const kind of Object.keys(jobQueues) as JobKind[]) {
        const { name, settings, atOnce } = jobQueues[kind];
        await ensureQueue(starting, name, settings(pace));
        await starting.work<object>(name, workOptions(pace, atOnce(limits)), async (jobs) => {
          for (const { data } of jobs) await reportingErrors(handle(handlers, kind, data));
        });
      }
      await ensureQueue(starting, SWEEP_QUEUE, sweepQueue);
      await starting.schedule(SWEEP_QUEUE, EVERY_MINUTE);
      await starting.work(SWEEP_QUEUE, { pollingIntervalSeconds: 5 }, () =>
        reportingErrors(sweep()),
      );
      await starting.send(SWEEP_QUEUE, {});
      boss = starting;
    } catch (error) {
      await starting.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  async function send<Kind extends JobKind>(kind: Kind, item: JobOf<Kind>): Promise<void> {
    const { name, keyOf } = jobQueues[kind];
    const key = keyOf(item);
    await boss?.send(name, item, { singletonKey: key, group: { id: key } }).catch(onError);
  }

  return {
    async start(handlers, sweep) {
      let retryMs = FIRST_RETRY_MS;
      while (!closing.signal.aborted) {
        try {
          return await startOnce(handlers, sweep);
        } catch (error) {
          onError(error);
        }
        await wait(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
    },
    enqueue: (item) => send(item.kind, item),
    async close() {
      closing.abort();
      const running = boss;
      boss = null;
      await running?.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: true });
    },
  };
}

/** pg-boss reports errors of its polling as plain objects with the error's fields. */
function asError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== "object") return reported;
  const { message, ...rest } = { message: "", ...reported };
  return Object.assign(new Error(message), rest);
}
