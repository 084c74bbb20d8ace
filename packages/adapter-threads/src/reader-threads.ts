import { availableParallelism } from "node:os";
import type { Problem } from "@foothold/core/catalog";
import {
  type ChatRequest,
  type Coach,
  type CoachContext,
  type CoachTools,
  type Guard,
  type GuardOptions,
  nothingPublished,
  type PastRemark,
  type ReadLongReply,
} from "@foothold/core/coach";
import type { Deps } from "@foothold/core/deps";
import { settle } from "./outcome.ts";
import type { ReadingName, Readings, Sent, SentContext } from "./protocol.ts";
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
  readings: Pick<Coach, Exclude<ReadingName, "judgeReply" | "readReply">>;
  readReply: ReadLongReply;
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

  type Asking = { person: string; problem: Problem | null; context: Sent; told?: Told };

  /** Runs the reading of this name in a thread and returns its result. */
  function ask<Name extends ReadingName>(name: Name, { told, ...asking }: Asking) {
    return new Promise<Awaited<ReturnType<Readings[Name]>>>((resolve, reject) => {
      pool.read({
        ...asking,
        name,
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
        settle: (outcome) => settle(outcome, resolve as (value: unknown) => void, reject),
      });
    });
  }

  const read =
    <Name extends Exclude<ReadingName, "converse" | "readReply">>(name: Name) =>
    ({ problem, told, ...context }: Parameters<Readings[Name]>[0]) =>
      ask(name, {
        person: context.attempt.userId,
        problem,
        told,
        context: { ...withoutFunctions(context), isTold: told !== undefined },
      });

  function converse({
    subject,
    listener: _listener,
    readChange: _readChange,
    ...request
  }: ChatRequest) {
    const person = request.userId;
    if (subject.kind !== "attempt") {
      const context = { ...request, subject, isTold: false };
      return ask("converse", { person, problem: null, context });
    }
    const { problem, told, ...attempt } = subject;
    const context = { ...request, subject: attempt, isTold: told !== undefined };
    return ask("converse", { person, problem, told, context });
  }

  const judgeReply = read("judgeReply");
  return {
    guard: { check: (reply, context, policy) => judgeReply({ ...context, reply, policy }) },
    readings: {
      assessExplanation: read("assessExplanation"),
      suggestPatterns: read("suggestPatterns"),
      judgeChoice: read("judgeChoice"),
      assessRecap: read("assessRecap"),
      converse,
    },
    readReply: (text, person) => ask("readReply", { person, problem: null, context: { text } }),
    close: pool.close,
  };
}

type Told = (() => Promise<readonly PastRemark[]>) | undefined;

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
