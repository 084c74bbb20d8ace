import { z } from "zod";
import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextStep } from "../../../attempt/moves/require-move.ts";
import { invariantStanding } from "../../../attempt/plan/invariant.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { invariantFeedback, SENTENCE_WANTED } from "../../../coach/authored/invariant-feedback.ts";
import { hasPredicted } from "../../../coach/predictions/later-prediction.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import {
  learnerText,
  MAX_CUES,
  requiredLearnerText,
} from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const submitReflectionInput = attemptInput
  .extend({
    cuesNextTime: z
      .array(requiredLearnerText("cue"))
      .min(1, "Note at least one cue.")
      .max(MAX_CUES, `Keep to ${MAX_CUES} cues.`),
    invariantSummary: learnerText("invariantSummary"),
    /** A right prediction replaces the summary, which may then be empty. */
    predicted: z.boolean().optional(),
  })
  .refine(({ invariantSummary, predicted }) => predicted || invariantSummary.trim() !== "", {
    path: ["invariantSummary"],
    message: "This cannot be empty.",
  });
export type SubmitReflection = z.infer<typeof submitReflectionInput>;

/**
 * `invariantFeedback` is set, and the attempt stays at REFLECT, when the invariant is known to be wrong, or is no sentence
 * where a beginner has to give one. A prediction instead of the sentence, or skipping, is always possible.
 */
export async function submitReflection(
  deps: Pick<Deps, "attempts" | "problems" | "clock" | "stuckConfig">,
  input: SubmitReflection,
  actor: Actor,
): Promise<{ attempt: AttemptView; invariantFeedback?: string }> {
  const attempt = await loadAttempt(deps, input, actor);
  const to = nextStep(attempt, { trigger: "submit-reflection" });
  const problem = await findProblem(deps, attempt.problemSlug);
  const { cuesNextTime, invariantSummary } = input;
  if (
    invariantSummary.trim() === "" &&
    !hasPredicted(attempt, await listAllEvents(deps, attempt.id))
  ) {
    throw invalidField("invariantSummary", "Say it in one sentence, or predict a result.");
  }
  const feedback = openQuestion(problem, attempt, invariantSummary);
  if (feedback) {
    const details = { invariantSummary, feedback };
    const asked = { type: "reflection-questioned", details } as const;
    const after = await recordEvent(deps, attempt, asked, actor);
    return { attempt: attemptView(after, deps.stuckConfig), invariantFeedback: feedback };
  }
  const { microLessonId } = problem.reflect;
  const details = { cuesNextTime, invariantSummary, microLessonId };
  const newEvent = { type: "reflection-submitted", details, to } as const;
  return {
    attempt: attemptView(await recordEvent(deps, attempt, newEvent, actor), deps.stuckConfig),
  };
}

function openQuestion(problem: Problem, attempt: AnyAttempt, text: string): string | null {
  if (text.trim() === "") return null;
  const invariant = { text, builderUsed: false };
  const standing = invariantStanding(problem, invariant);
  if (standing === "wrong") return invariantFeedback(problem, invariant, attempt.language);
  return standing === "missing" && attempt.mode === "BEGINNER" ? SENTENCE_WANTED : null;
}
