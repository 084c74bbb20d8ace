import type { Problem } from "../entities/catalog/problem.ts";
import type { RunOutcome } from "../entities/runs/run.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";

/** What a learner may know of a run: all of a visible test, of a hidden one only its purpose and status. */
export function testResultsOf(problem: Problem, { tests }: RunOutcome): TestResultData[] {
  const outcomes = new Map(tests.map((outcome) => [outcome.index, outcome]));
  return problem.tests.map(({ purpose, hidden, args, expected }, index) => {
    const outcome = outcomes.get(index);
    const status = outcome?.status ?? "not-run";
    if (hidden) return { index, status, hidden, purpose };
    const { actual, error, reason, stdout = "", stdoutTruncated = false } = outcome ?? {};
    return {
      index,
      status,
      hidden,
      purpose,
      args,
      expected,
      ...(actual !== undefined && { actual }),
      ...(error && { error }),
      ...(reason !== undefined && { reason }),
      stdout,
      stdoutTruncated,
      timeMs: outcome?.timeMs ?? 0,
    };
  });
}
