import { currentStep } from "../../attempt/current-step.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { FailedTest, Situation } from "../../entities/recovery/guidance.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { lastResults } from "../../runs/last-results.ts";
import { fingerprint } from "../../text/fingerprint.ts";
import { misconceptionsIn } from "./misconceptions-in.ts";

/** Describes what the attempt is stuck on, so that it can be compared with other attempts. */
export function describeSituation(problem: Problem, attempt: AnyAttempt): Situation {
  const results = lastResults(attempt);
  const failedTests = results.filter(({ status }) => status !== "passed").map(failedTest);
  const place = currentStep(attempt);
  const isBeforeCode = place === "UNDERSTAND" || place === "PLAN" || place === "APPROACH";
  const { lastRun } = attempt.stuckTrail;
  return {
    problemSlug: problem.slug,
    patterns: problem.patterns,
    place,
    outcome: isBeforeCode || results.length === 0 ? null : outcomeOf(failedTests, lastRun?.outcome),
    failedTests: isBeforeCode ? [] : failedTests,
    wrongAnswers: null,
    compileError: isBeforeCode ? null : (lastRun?.compileError ?? null),
    chosenPattern: attempt.planPayload?.chosenPattern ?? null,
    misconceptions: misconceptionsIn(problem, attempt),
  };
}

/** Older trails do not have the outcome of a failed run; then the tests tell it. */
function outcomeOf(
  failedTests: readonly FailedTest[],
  stored: Situation["outcome"] | undefined,
): Situation["outcome"] {
  return stored ?? (failedTests.length === 0 ? "passed" : "failed");
}

export function failedTest(result: TestResultData): FailedTest {
  const { index, status } = result;
  if (result.hidden) return { index, status, errorType: null, actual: null };
  const actual = result.actual === undefined ? null : fingerprint(JSON.stringify(result.actual));
  return { index, status, errorType: result.error?.type ?? null, actual };
}
