import { setTimeout as wait } from "node:timers/promises";
import type { RecoveryJobs } from "@foothold/core/recovery";
import { PgBoss } from "pg-boss";
import {
  ADVANCE_QUEUE,
  advanceOf,
  advanceQueue,
  bossOptions,
  defaultPace,
  EVERY_MINUTE,
  keepQueue,
  type Pace,
  SWEEP_QUEUE,
  sweepQueue,
  workOptions,
} from "./queues.ts";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
const STOP_WITHIN_MS = 1_500;

export type JobHandlers = {
  advance(recoveryId: string): Promise<void>;
  /** Finds what nobody is at, and wakes it. */
  sweep(): Promise<unknown>;
};

export type Jobs = RecoveryJobs & {
  /** Tries until the database answers; resolves once work is taken, or when closed. */
  start(handlers: JobHandlers): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  url: string;
  onError(error: unknown): void;
  pace?: Pace;
};

/** Work in the same PostgreSQL: whoever takes a job and dies, another instance takes it up. */
export function pgBossJobs({ url, onError, pace = defaultPace }: Options): Jobs {
  const closing = new AbortController();
  let boss: PgBoss | null = null;

  /** pg-boss tries it again, and says nothing of it. */
  async function told<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      onError(error);
      throw error;
    }
  }

  async function startOnce(handlers: JobHandlers): Promise<void> {
    const starting = new PgBoss({ ...bossOptions(pace), connectionString: url });
    starting.on("error", (reported) => onError(asError(reported)));
    try {
      await starting.start();
      await keepQueue(starting, ADVANCE_QUEUE, advanceQueue(pace));
      await keepQueue(starting, SWEEP_QUEUE, sweepQueue);
      await starting.schedule(SWEEP_QUEUE, EVERY_MINUTE);
      await starting.work<{ recoveryId: string }>(
        ADVANCE_QUEUE,
        workOptions(pace),
        async (jobs) => {
          for (const { data } of jobs) await told(handlers.advance(data.recoveryId));
        },
      );
      await starting.work(SWEEP_QUEUE, { pollingIntervalSeconds: 5 }, () => told(handlers.sweep()));
      await starting.send(SWEEP_QUEUE, {});
      boss = starting;
    } catch (error) {
      await starting.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  return {
    async start(handlers) {
      let retryMs = FIRST_RETRY_MS;
      while (!closing.signal.aborted) {
        try {
          return await startOnce(handlers);
        } catch (error) {
          onError(error);
        }
        await wait(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
    },
    // What cannot be said now is found by the next sweep, so nobody has to wait for it.
    async wake(recoveryId) {
      await boss?.send(ADVANCE_QUEUE, { recoveryId }, advanceOf(recoveryId)).catch(onError);
    },
    async close() {
      closing.abort();
      const running = boss;
      boss = null;
      await running?.stop({ graceful: true, timeout: STOP_WITHIN_MS, close: true });
    },
  };
}

/** What fails while it looks for work, pg-boss reports as a copy that is no error any more. */
function asError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== "object") return reported;
  const { message, ...rest } = { message: "", ...reported };
  return Object.assign(new Error(message), rest);
}
