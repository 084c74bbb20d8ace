import { z } from "zod";
import { type AttemptView, attemptView } from "../../../attempt/attempt-view.ts";
import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { nextStep } from "../../../attempt/moves/require-move.ts";
import { buildInvariant, invariantBuilderInput } from "../../../attempt/plan/invariant.ts";
import { questionAboutSummary } from "../../../attempt/reflect/question-about-summary.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { hasPredicted } from "../../../coach/predictions/later-prediction.ts";
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
    /** The same as the summary, said with the choices of the sentence. */
    invariantBuilder: invariantBuilderInput.optional(),
    /** A right prediction replaces the summary, which may then be empty. */
    predicted: z.boolean().optional(),
  })
  .refine(({ invariantSummary, predicted }) => predicted || invariantSummary.trim() !== "", {
    path: ["invariantSummary"],
    message: "This cannot be empty.",
  });
export type SubmitReflection = z.infer<typeof submitReflectionInput>;

/**
 * `invariantFeedback` is set, and the attempt stays at REFLECT, when the invariant is known to be wrong or is no sentence,
 * or when a beginner gives one that nobody can check. A prediction instead of the sentence, or skipping, is always possible.
 */
export async function submitReflection(
  deps: Pick<Deps, "attempts" | "problems" | "clock" | "rules">,
  input: SubmitReflection,
  actor: Actor,
): Promise<{ attempt: AttemptView; invariantFeedback?: string }> {
  const attempt = await loadAttempt(deps, input, actor);
  const to = nextStep(attempt, { trigger: "submit-reflection" });
  const problem = await findProblem(deps, attempt.problemSlug);
  const { cuesNextTime, invariantSummary: written, invariantBuilder } = input;
  const events = await listAllEvents(deps, attempt.id);
  const built = buildInvariant(problem, { invariantText: written, invariantBuilder });
  if (!built.ok) throw invalidField(built.field, built.message);
  if (!built.invariant && !hasPredicted(attempt, events)) {
    throw invalidField("invariantSummary", "Say it in one sentence, or predict a result.");
  }
  const feedback = questionAboutSummary(problem, attempt, { invariant: built.invariant, events });
  if (feedback) {
    const details = { invariantSummary: written, feedback };
    const asked = { type: "reflection-questioned", details } as const;
    const after = await recordEvent(deps, attempt, asked, actor);
    return {
      attempt: attemptView(after, await deps.rules.of(actor.userId)),
      invariantFeedback: feedback,
    };
  }
  const { text: invariantSummary = "", ownWords } = built.invariant ?? {};
  const { microLessonId } = problem.reflect;
  const summary = { invariantSummary, ...(ownWords !== undefined && { ownWords }) };
  const details = { cuesNextTime, ...summary, microLessonId };
  const newEvent = { type: "reflection-submitted", details, to } as const;
  return {
    attempt: attemptView(
      await recordEvent(deps, attempt, newEvent, actor),
      await deps.rules.of(actor.userId),
    ),
  };
}
