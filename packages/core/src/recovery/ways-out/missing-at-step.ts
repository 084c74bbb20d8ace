import type { AnyAttempt, V2Step } from "../../entities/attempt-v2.ts";
import { lastResults } from "../../runs/last-results.ts";

type Missing = (attempt: AnyAttempt) => string[];

const failing: Missing = (attempt) => {
  const results = lastResults(attempt);
  if (results.length === 0) return ["The tests were not run yet."];
  const failed = results.filter(({ status }) => status !== "passed");
  return [...new Set(failed.map(({ purpose }) => `Does not pass yet: ${purpose}`))];
};

const missing: Record<V2Step, Missing> = {
  UNDERSTAND: ({ understandPayload }) => {
    const assessment = understandPayload?.aiAssessment;
    if (!assessment) return ["Nothing was explained yet."];
    const open = assessment.progress?.obstacles.map(({ label }) => label) ?? assessment.gaps;
    return open.map((label) => `Not clear yet: ${label}`);
  },
  PLAN: ({ planPayload }) =>
    planPayload?.chosenPattern
      ? [`Chosen, but it does not fit yet: ${planPayload.chosenPattern}`]
      : ["No pattern was chosen."],
  IMPLEMENT: failing,
  VERIFY: failing,
  REFLECT: () => [],
  COMPLETE: () => [],
};

/** What is still open if the learner leaves the step now, in words for the learner. */
export function missingAtStep(attempt: AnyAttempt): string[] {
  return attempt.v2Step === null ? [] : missing[attempt.v2Step](attempt);
}
