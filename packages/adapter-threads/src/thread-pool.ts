import type { Problem } from "@foothold/core/catalog";
import { AppError } from "@foothold/core/errors";
import type { Outcome } from "./protocol.ts";
import {
  type ReaderThread,
  type Reading,
  startReaderThread,
  type ThreadEnd,
} from "./reader-thread.ts";
import { turnsByPerson } from "./turns.ts";

export type PoolOptions = {
  file: URL;
  maxThreads: number;
  /** How long a thread may work on one message. */
  limitMs: number;
  onEnded?: ((end: ThreadEnd) => void) | undefined;
};

/** How many texts of one person may wait; a further one is refused. */
export const MAX_WAITING_PER_PERSON = 20;
const MAX_RESTARTS = 2;

/**
 * A few threads that read texts; people take turns. A thread that takes too long is ended, and the next reading gets a
 * new one.
 */
export function threadPool({ file, maxThreads, limitMs, onEnded }: PoolOptions) {
  const line = turnsByPerson<Reading>();
  const threads = new Set<ReaderThread>();
  const idle = new Set<ReaderThread>();
  const keys = new WeakMap<Problem, number>();
  let lastKey = 0;

  function keyOf(problem: Problem): number {
    const key = keys.get(problem) ?? ++lastKey;
    keys.set(problem, key);
    return key;
  }

  function onIdle(thread: ReaderThread): void {
    const reading = line.next();
    if (reading) thread.take(reading);
    else idle.add(thread);
  }

  function onBusy(thread: ReaderThread): void {
    idle.delete(thread);
  }

  /** Gives a waiting reading to an idle thread, or starts a thread that takes it. */
  function giveWork(): void {
    const [rested] = idle;
    if (rested) {
      idle.delete(rested);
      onIdle(rested);
    } else if (threads.size < maxThreads) {
      threads.add(startReaderThread(file, limitMs, keyOf, { onIdle, onBusy, onEnd }));
    }
  }

  function onEnd(
    thread: ReaderThread,
    end: ThreadEnd,
    guilty: Reading | undefined,
    others: Reading[],
  ): void {
    threads.delete(thread);
    idle.delete(thread);
    onEnded?.(end);
    guilty?.settle(refusals[end]);
    for (const reading of others) {
      if (reading.restarts === MAX_RESTARTS) reading.settle(refusals.failed);
      else line.addFirst(reading.person, { ...reading, restarts: reading.restarts + 1 });
    }
    // A thread that could not start would not start again either, so everybody who waits gets an error.
    if (end === "not-started" && threads.size === 0) {
      for (let next = line.next(); next; next = line.next()) next.settle(refusals.failed);
    } else if (line.size() > 0) giveWork();
  }

  return {
    read(asked: Omit<Reading, "restarts">): void {
      if (line.waitingOf(asked.person) >= MAX_WAITING_PER_PERSON) {
        throw new AppError(
          "rate-limited",
          "Several of your texts are waiting to be read already.",
          {
            details: { limit: "reading" },
            retryAfterSeconds: 1,
            suggestions: ["Wait a second and try again."],
          },
        );
      }
      line.add(asked.person, { ...asked, restarts: 0 });
      giveWork();
    },
    async close(): Promise<void> {
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

const unavailable: Outcome = {
  refused: {
    code: "coach-unavailable",
    message: "The coach could not read this just now.",
    suggestions: ["Your work is saved. Try again in a few seconds."],
    details: undefined,
    retryAfterSeconds: 5,
  },
};

const refusals: Record<ThreadEnd, Outcome> = {
  "too-slow": {
    refused: {
      code: "text-too-costly",
      message: "This text takes too long to read.",
      suggestions: ["Write it shorter and in plain sentences, then send it again."],
      details: undefined,
      retryAfterSeconds: undefined,
    },
  },
  failed: unavailable,
  "not-started": unavailable,
};
