import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { findPastRemarks } from "../../../attempt/story/past-remarks.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { marksOf } from "../../../entities/coach/fallback-reason.ts";
import { learnerText, requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { FailureExplanation } from "../../../ports/coach/coach.ts";
import { type StreamSink, streamedTo } from "../../../ports/coach/stream.ts";
import type { Deps } from "../../../ports/deps.ts";
import { askCoach } from "../../../runs/ask-or-unavailable.ts";

/** The values are those the learner saw; the coach uses the ones that the server measured. */
export const explainFailureInput = attemptInput.extend({
  testIndex: z.number().int().min(0),
  testInput: learnerText("testValue"),
  expected: learnerText("testValue"),
  actual: learnerText("testValue"),
  userExplanation: requiredLearnerText("userExplanation"),
});
export type ExplainFailure = z.infer<typeof explainFailureInput>;

export async function explainFailure(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock" | "conversations">,
  input: ExplainFailure,
  actor: Actor,
  sink?: StreamSink,
): Promise<FailureExplanation> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "explain-failure");
  const { testIndex, userExplanation } = input;
  const result = failedResult(attempt, testIndex);
  const problem = await findProblem(deps, attempt.problemSlug);
  const test = problem.tests[testIndex];
  if (!test || !result) throw invalidField("testIndex", "No failed test has this index.");
  const described = { type: "failure-described", details: { testIndex, userExplanation } } as const;
  const saved = await recordEvent(deps, attempt, described, actor);
  const told = findPastRemarks(deps, saved);
  const context = { problem, attempt: saved, told, ...streamedTo(sink) };
  const reply = await askCoach(() =>
    deps.coach.explainFailure({ ...context, test, result, userExplanation }),
  );
  const { likelyBugType, failingCaseExplanation, suggestedNextDebugStep } = reply;
  const aiGuidance = [failingCaseExplanation, suggestedNextDebugStep].join("\n\n");
  const parts = { aiGuidance, likelyBugType, suggestedNextDebugStep };
  const details = { testIndex, userExplanation, ...parts, ...marksOf(reply) };
  await recordDecided(
    deps,
    saved,
    (present) => {
      requireV2(present, "explain-failure");
      return { type: "failure-explained", details };
    },
    actor,
  );
  return { likelyBugType, failingCaseExplanation, suggestedNextDebugStep, ...marksOf(reply) };
}

function failedResult({ verifyPayload }: AnyAttempt, testIndex: number) {
  return verifyPayload?.testResults.find(
    ({ index, status }) => index === testIndex && status !== "passed",
  );
}
