import type { Problem } from "../entities/problem.ts";
import type { RunOutcome, TestOutcome } from "../entities/run.ts";
import type { TestResultData } from "../entities/test-result.ts";

/** What a learner may know of a run: all of a visible test, of a hidden one only its purpose and status. */
export function testResultsOf(problem: Problem, outcome: RunOutcome): TestResultData[] {
  return problem.tests.map(({ purpose, hidden, args, expected }, index) => {
    const test = outcomeOfTest(outcome, index);
    if (hidden) return { index, status: test.status, hidden, purpose };
    const { actual, error, stdout, ...rest } = test;
    return {
      index,
      hidden,
      purpose,
      args,
      expected,
      ...rest,
      ...(actual !== undefined && { actual }),
      ...(error && { error }),
      ...(stdout && { stdout }),
    };
  });
}

function outcomeOfTest(outcome: RunOutcome, index: number): TestOutcome {
  if ("tests" in outcome) return outcome.tests[index] ?? { status: "not-run", timeMs: 0 };
  if (outcome.status === "timed-out") return { status: "timed-out", timeMs: outcome.limitMs };
  const { message, line } = outcome;
  return { status: "not-run", timeMs: 0, error: { message, ...(line !== undefined && { line }) } };
}
