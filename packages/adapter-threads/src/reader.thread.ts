import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Problem } from "@foothold/core/catalog";
import { authoredCoach, type CoachContext, createGuard } from "@foothold/core/coach";
import { outcomeOf, settle } from "./outcome.ts";
import type { AskName, Asks, FromThread, Outcome, Readings, ToThread } from "./protocol.ts";

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
  findEntries: ask("findEntries"),
  findError: ask("findError"),
  entry: ask("entry"),
  findPassages: ask("findPassages"),
};
const code = { outline: ask("outline") };
const coach = authoredCoach(runner, patterns, { misfits: ask("misfits") }, { library, code });
const guard = createGuard({ runner, published: ask("published") });
const readings: Readings = {
  ...coach,
  judgeReply: ({ reply, policy, ...context }) => guard.check(reply, context, policy),
};

async function read(message: Extract<ToThread, { type: "read" }>): Promise<Outcome> {
  const { name, forgetProblems } = message;
  const { isTold, ...context } = message.context;
  if (forgetProblems) problems.clear();
  const { key, value } = message.problem;
  const problem = value ?? problems.get(key);
  if (!problem) return { failed: "The problem was not sent." };
  problems.set(key, problem);
  // Each reading gets the context it was asked with, which the type of a table by name cannot say.
  const work = readings[name] as (context: CoachContext) => Promise<unknown>;
  return outcomeOf(work({ ...context, problem, ...(isTold && { told: ask("told") }) }));
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
