import type { Problem } from "../entities/catalog/problem.ts";
import type { RunOutcome } from "../entities/runs/run.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";
import { hiddenStatuses } from "./hidden-tests/hidden-statuses.ts";
import {
  shortenError,
  shortenMessage,
  shortenOutput,
  shortenValue,
} from "./values/shorten-results.ts";

/**
 * What a learner may know about a run: everything of a visible test; of a hidden one its purpose and its group's
 * result.
 */
export function testResultsOf(problem: Problem, outcome: RunOutcome): TestResultData[] {
  const outcomes = new Map(outcome.tests.map((test) => [test.index, test]));
  const ofHidden = hiddenStatuses(problem, outcome);
  return problem.tests.map(({ purpose, hidden, args, expected }, index) => {
    if (hidden) return { index, status: ofHidden.get(index) ?? "not-run", hidden, purpose };
    const test = outcomes.get(index);
    const { actual, error, reason, stdoutTruncated = false } = test ?? {};
    const { stdout, isCut } = shortenOutput(test?.stdout ?? "");
    return {
      index,
      status: test?.status ?? "not-run",
      hidden,
      purpose,
      args,
      expected,
      ...(actual !== undefined && { actual: shortenValue(actual) }),
      ...(error && { error: shortenError(error) }),
      ...(reason !== undefined && { reason: shortenMessage(reason) }),
      stdout,
      stdoutTruncated: stdoutTruncated || isCut,
      timeMs: test?.timeMs ?? 0,
    };
  });
}
