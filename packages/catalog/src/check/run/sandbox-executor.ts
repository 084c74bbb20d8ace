import type { Runner, RunOutcome, RunRequest, RunValue, TestOutcome } from "@foothold/core/runs";
import { type ExecutedTest, type Execution, type Executor, entryPointOf } from "./executor.ts";

const startMs = 10_000;

/** A run ends at the first test that is stopped; the tests after it get their own sandbox. */
export function sandboxExecutor(runner: Pick<Runner, "run">): Executor {
  return async (execution) => {
    const tests: ExecutedTest[] = [];
    let brokenRules: string[] = [];
    while (tests.length < execution.tests.length) {
      const outcome = await runner.run(requestFor(execution, tests.length));
      if (outcome.status === "did-not-compile") {
        const message = `did not compile: ${outcome.error.message}`;
        return {
          tests: execution.tests.map(() => ({ status: "errored", message, timeMs: 0 })),
          brokenRules,
        };
      }
      if (outcome.status === "rule-broken") {
        brokenRules = outcome.brokenRules.map(({ rule, message }) => `${rule}: ${message}`);
      }
      const done = executedTests(outcome);
      if (done.length === 0) throw new Error("The sandbox ran none of the tests.");
      tests.push(...done);
    }
    return { tests, brokenRules };
  };
}

function requestFor(execution: Execution, from: number): RunRequest {
  const { language, code, problem, testMs } = execution;
  const { parameters, returns, resultArgument } = problem.signature;
  const tests = execution.tests.slice(from);
  return {
    language,
    code,
    entryPoint: entryPointOf(problem, language),
    signature: {
      parameters: parameters.map(({ kind }) => kind),
      returns: returns.kind,
      ...(resultArgument === undefined ? {} : { resultArgument }),
    },
    tests: tests.map(({ args, expected }) => ({ args: args as RunValue[], expected })),
    comparison: problem.comparison,
    rules: problem.sourceRules,
    limits: { ...problem.limits, testMs, totalMs: startMs + testMs * tests.length },
  };
}

function executedTests({ tests }: RunOutcome): ExecutedTest[] {
  const end = tests.findIndex(({ status }) => status === "not-run");
  return (end < 0 ? tests : tests.slice(0, end)).map(executedTest);
}

function executedTest({ status, actual, error, reason, timeMs }: TestOutcome): ExecutedTest {
  if (status === "not-run") throw new Error("A test that was not run has no outcome.");
  const message = error ? `${error.type}: ${error.message}` : reason;
  return {
    status,
    timeMs,
    ...(actual === undefined ? {} : { actual }),
    ...(message === undefined ? {} : { message }),
  };
}
