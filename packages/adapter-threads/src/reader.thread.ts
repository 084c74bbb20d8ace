import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Problem } from "@foothold/core/catalog";
import {
  authoredCoach,
  type ChatSubject,
  type CoachContext,
  createGuard,
  readChatReply,
} from "@foothold/core/coach";
import { outcomeOf, settle } from "./outcome.ts";
import type {
  AskName,
  Asks,
  FromThread,
  Outcome,
  Readings,
  SentChat,
  SentContext,
  ToThread,
} from "./protocol.ts";

/**
 * A lower priority than the event loop's, which answers everybody. Only on Linux does this change the calling thread
 * alone.
 */
const NICENESS = 5;
if (process.platform === "linux") setPriority(NICENESS);

const problems = new Map<number, Problem>();
const asked = new Map<number, (outcome: Outcome) => void>();
let asks = 0;

function send(message: FromThread): void {
  parentPort?.postMessage(message);
}

function ask<Name extends AskName>(name: Name) {
  return (...args: Parameters<Asks[Name]>): ReturnType<Asks[Name]> => {
    const askId = asks++;
    const answer = new Promise<unknown>((resolve, reject) => {
      asked.set(askId, (outcome) => settle(outcome, resolve, reject));
    });
    send({ type: "ask", askId, name, args });
    return answer as ReturnType<Asks[Name]>;
  };
}

const runner = { run: ask("run"), trace: ask("trace") };
const patterns = { list: ask("listPatterns"), find: ask("findPattern") };
const library = {
  route: ask("route"),
  findQuestions: ask("findQuestions"),
  findEntries: ask("findEntries"),
  findError: ask("findError"),
  entry: ask("entry"),
  findCall: ask("findCall"),
  findPassages: ask("findPassages"),
};
const code = { outline: ask("outline") };
const coach = authoredCoach(runner, patterns, { misfits: ask("misfits") }, { library, code });
const guard = createGuard({ runner, published: ask("published") });
const readings: Readings = {
  ...coach,
  judgeReply: ({ reply, policy, ...context }) => guard.check(reply, context, policy),
  readReply: async ({ text }) => readChatReply(text),
};
const told = ask("told");

type ReadMessage = Extract<ToThread, { type: "read" }>;

async function read({ name, ...message }: ReadMessage): Promise<Outcome> {
  if (message.forgetProblems) problems.clear();
  // Each reading gets what it was asked with, which the type of a table by name cannot say.
  const work = readings[name] as (asked: unknown) => Promise<unknown>;
  if (!message.problem) return outcomeOf(work(message.context));
  const { key, value } = message.problem;
  const problem = value ?? problems.get(key);
  if (!problem) return { failed: "The problem was not sent." };
  problems.set(key, problem);
  return outcomeOf(work(withProblem(message.context as SentContext | SentChat, problem)));
}

/** A context, or a message of a conversation, with what was left out to send it. */
function withProblem({ isTold, ...sent }: SentContext | SentChat, problem: Problem) {
  const left: Pick<CoachContext, "problem" | "told"> = { problem, ...(isTold && { told }) };
  if (!("subject" in sent)) return { ...sent, ...left };
  return { ...sent, subject: { ...sent.subject, ...left } as ChatSubject };
}

parentPort?.on("message", (message: ToThread) => {
  if (message.type === "answer") {
    asked.get(message.askId)?.(message.outcome);
    asked.delete(message.askId);
  } else {
    void read(message).then((outcome) => send({ type: "read", id: message.id, outcome }));
  }
  // Core uses no timers, so once all promises of a message have run, the thread is idle.
  setImmediate(() => send({ type: "idle" }));
});

send({ type: "idle" });
