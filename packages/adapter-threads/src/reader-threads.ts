import { availableParallelism } from "node:os";
import {
  type Coach,
  type CoachContext,
  type CoachTools,
  type Guard,
  type GuardOptions,
  nothingPublished,
} from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import { settle } from "./outcome.ts";
import type { ReadingName, Readings, SentContext } from "./protocol.ts";
import type { ThreadEnd } from "./reader-thread.ts";
import { threadPool } from "./thread-pool.ts";

/** Wall-clock time, so it is many times what the worst text takes on an idle machine. */
export const READING_LIMIT_MS = 5_000;
const MAX_THREADS = 4;

type Options = Pick<Deps, "runner" | "patterns"> &
  CoachTools &
  Required<Pick<GuardOptions, "published">> & {
    problems: Pick<Deps["problems"], "misfits">;
    limitMs?: number;
    maxThreads?: number;
    onEnded?: (end: ThreadEnd) => void;
  };

export type ReaderThreads = {
  guard: Guard;
  /** The built-in coach's readings of free text; its other answers take no time. */
  readings: Pick<Coach, Exclude<ReadingName, "judgeReply">>;
  close(): Promise<void>;
};

/** The built-in coach and the guard in threads of their own, so that no text holds up the event loop. */
export function openReaderThreads({
  runner,
  patterns,
  problems,
  library,
  code,
  published,
  ...options
}: Options): ReaderThreads {
  const pool = threadPool({
    file: new URL("./reader.thread.ts", import.meta.url),
    limitMs: options.limitMs ?? READING_LIMIT_MS,
    // One core is left to the event loop.
    maxThreads:
      options.maxThreads ?? Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    onEnded: options.onEnded,
  });

  function read<Name extends ReadingName>(name: Name): Readings[Name] {
    const reading = ({ problem, told, ...context }: CoachContext) =>
      new Promise((resolve, reject) => {
        pool.read({
          person: context.attempt.userId,
          name,
          problem,
          context: { ...withoutFunctions(context), isTold: told !== undefined },
          asks: {
            run: (request) => runner.run(request),
            trace: (request) => runner.trace(request),
            misfits: problems.misfits,
            listPatterns: patterns.list,
            findPattern: patterns.find,
            told: async () => (await told?.()) ?? [],
            published: async () => (await published?.()) ?? nothingPublished,
            ...library,
            ...code,
          },
          settle: (outcome) => settle(outcome, resolve, reject),
        });
      });
    // The thread answers with the result of the reading of this name, which the type of one message for all cannot say.
    return reading as Readings[Name];
  }

  const judgeReply = read("judgeReply");
  return {
    guard: { check: (reply, context, policy) => judgeReply({ ...context, reply, policy }) },
    readings: {
      assessExplanation: read("assessExplanation"),
      suggestPatterns: read("suggestPatterns"),
      judgeChoice: read("judgeChoice"),
      assessRecap: read("assessRecap"),
    },
    close: pool.close,
  };
}

/** Listeners and signals cannot be sent; the built-in coach answers at once and needs neither. */
function withoutFunctions(
  context: Omit<CoachContext, "problem" | "told">,
): Omit<SentContext, "isTold"> {
  const {
    onText: _,
    signal: __,
    ...rest
  } = context as typeof context & {
    onText?: unknown;
    signal?: unknown;
  };
  return rest;
}
