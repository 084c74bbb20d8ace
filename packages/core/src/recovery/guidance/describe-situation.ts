import { currentStep } from "../../attempt/current-step.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { FailedTest, Situation } from "../../entities/recovery/guidance.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import { lastResults } from "../../runs/last-results.ts";
import { fingerprint } from "../../text/fingerprint.ts";

/** Describes what the attempt is stuck on, so that it can be compared with other attempts. */
export function describeSituation(problem: Problem, attempt: AnyAttempt): Situation {
  const results = lastResults(attempt);
  const failedTests = results.filter(({ status }) => status !== "passed").map(failedTest);
  const place = currentStep(attempt);
  return {
    problemSlug: problem.slug,
    patterns: problem.patterns,
    place,
    outcome: results.length === 0 ? null : failedTests.length === 0 ? "passed" : "failed",
    failedTests: place === "UNDERSTAND" || place === "PLAN" ? [] : failedTests,
    misconceptions: misconceptionsOf(problem, attempt),
  };
}

export function failedTest(result: TestResultData): FailedTest {
  const { index, status } = result;
  if (result.hidden) return { index, status, errorType: null, actual: null };
  const actual = result.actual === undefined ? null : fingerprint(JSON.stringify(result.actual));
  return { index, status, errorType: result.error?.type ?? null, actual };
}

function misconceptionsOf(problem: Problem, attempt: AnyAttempt): string[] {
  if (attempt.v2Step === "UNDERSTAND") return attempt.understandPayload?.aiAssessment?.gaps ?? [];
  const chosen = attempt.planPayload?.chosenPattern;
  const fit = problem.patternFits.find(({ patternId }) => patternId === chosen);
  return attempt.v2Step === "PLAN" && chosen && fit?.match !== "GOOD" ? [chosen] : [];
}
