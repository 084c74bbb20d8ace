import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Checker } from "../../native/load-checker.ts";
import type { Json } from "../../schema/shared.ts";
import { type ExecutedTest, type Execution, type Executor, entryPointOf } from "../executor.ts";
import { judge } from "./judge.ts";

type Reply = { ready?: true; actual?: Json; error?: string; timeMs?: number };
type Child = { process: ChildProcessWithoutNullStreams; replies: AsyncIterator<string> };

/** Plain child processes, no sandbox: good for the catalogue's own programs only. */
export function childProcessExecutor(checkers: Readonly<Record<string, Checker>>): Executor {
  return {
    close: async () => {},
    async execute(execution) {
      const outcomes: ExecutedTest[] = [];
      let child: Child | undefined;
      for (const test of execution.tests) {
        child ??= start(execution.language);
        if (child.process.pid && outcomes.length >= 0 && !started.has(child)) {
          const reply = await ask(child, programOf(execution), 10_000);
          if (reply === "timed-out" || reply.error) {
            child.process.kill("SIGKILL");
            const message = reply === "timed-out" ? "did not load" : (reply.error ?? "");
            return execution.tests.map(() => ({ status: "errored", message, timeMs: 0 }));
          }
          started.add(child);
        }
        const reply = await ask(child, { args: test.args }, execution.testMs + 150);
        if (reply === "timed-out" || (reply.timeMs ?? 0) > execution.testMs) {
          if (reply === "timed-out") {
            child.process.kill("SIGKILL");
            child = undefined;
          }
          outcomes.push({ status: "timed-out", timeMs: execution.testMs });
        } else if (reply.error !== undefined) {
          outcomes.push({ status: "errored", message: reply.error, timeMs: reply.timeMs ?? 0 });
        } else {
          const actual = reply.actual ?? null;
          const passed = judge(test, actual, execution.problem, checkers);
          outcomes.push({
            status: passed ? "passed" : "failed",
            actual,
            timeMs: reply.timeMs ?? 0,
          });
        }
      }
      child?.process.kill("SIGKILL");
      return outcomes;
    },
  };
}

const started = new WeakSet<Child>();

function start(language: Execution["language"]): Child {
  const file = (name: string) => `${import.meta.dirname}/${name}`;
  const process_ =
    language === "python"
      ? spawn("python3", [file("program.py")])
      : spawn(process.execPath, [file("program.mjs")]);
  process_.stdin.on("error", () => {});
  const lines = createInterface({ input: process_.stdout });
  return { process: process_, replies: lines[Symbol.asyncIterator]() };
}

function programOf({ code, language, problem }: Execution) {
  const { parameters, returns, resultArgument } = problem.signature;
  return {
    code,
    entryPoint: entryPointOf(problem, language),
    parameters: parameters.map(({ kind }) => kind),
    returns: returns.kind,
    resultArgument,
  };
}

async function ask(child: Child, message: object, limitMs: number): Promise<Reply | "timed-out"> {
  child.process.stdin.write(`${JSON.stringify(message)}\n`);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"timed-out">((resolve) => {
    timer = setTimeout(() => resolve("timed-out"), limitMs);
  });
  try {
    const answer = await Promise.race([child.replies.next(), late]);
    if (answer === "timed-out") return answer;
    return answer.done ? { error: "the program ended" } : (JSON.parse(answer.value) as Reply);
  } finally {
    clearTimeout(timer);
  }
}
