import type { ProblemView } from "@foothold/core/catalog";
import type { OwnTest } from "@foothold/core/own-test";
import { type Program, programRequest } from "@foothold/core/program-request";
import type { RunOutcome, RunRequest, TestOutcome, TestResultData } from "@foothold/core/runs";
import { ownComparison, ownExpected } from "../own-input/own-test.ts";

type Visible = Extract<TestResultData, { hidden: false }>;

/** A request to run the visible tests, then the learner's own. */
export function visibleRequest(
  problem: ProblemView,
  program: Program,
  ownTests: readonly OwnTest[] = [],
): RunRequest {
  const { comparison, sourceRules, visibleTests } = problem;
  return {
    ...programRequest(problem, program),
    comparison,
    rules: sourceRules,
    tests: [
      ...visibleTests.map(({ args, expected }) => ({ args, expected, hidden: false })),
      ...ownTests.map((test) => ({
        args: [...test.args],
        expected: ownExpected(test, comparison),
        hidden: false,
      })),
    ],
  };
}

export function visibleResults({ visibleTests }: ProblemView, { tests }: RunOutcome): Visible[] {
  return visibleTests.flatMap((test, index) => {
    const outcome = tests[index];
    return outcome ? [{ ...test, hidden: false as const, ...resultOf(outcome) }] : [];
  });
}

/** The results of the learner's own tests, judged by what the learner expects. */
export function ownResults(
  problem: ProblemView,
  { tests }: RunOutcome,
  ownTests: readonly OwnTest[],
): { results: Visible[]; judgedBy: ProblemView } {
  const before = problem.visibleTests.length;
  const results = ownTests.flatMap(({ name, args, expected }, index) => {
    const outcome = tests[before + index];
    if (!outcome) return [];
    const test = { index, purpose: name || `My test ${index + 1}`, args: [...args], expected };
    return [{ ...test, hidden: false as const, ...resultOf(outcome) }];
  });
  return { results, judgedBy: { ...problem, comparison: ownComparison(problem.comparison) } };
}

function resultOf(outcome: TestOutcome) {
  const { status, actual, error, reason, stdout, stdoutTruncated, timeMs } = outcome;
  return {
    status,
    stdout,
    stdoutTruncated,
    timeMs,
    ...(actual !== undefined && { actual }),
    ...(error && { error }),
    ...(reason !== undefined && { reason }),
  };
}
