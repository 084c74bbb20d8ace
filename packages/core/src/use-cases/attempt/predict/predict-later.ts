import { z } from "zod";
import { listAllEvents } from "../../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import { judgePrediction } from "../../../coach/predictions/judge-prediction.ts";
import { laterProbe } from "../../../coach/predictions/later-prediction.ts";
import { wordsForRight, wordsForWrong } from "../../../coach/predictions/prediction-words.ts";
import { openProbeSchema } from "../../../entities/attempt/attempt-payloads.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";

export const predictLaterInput = attemptInput.extend({
  question: requiredLearnerText("followupQuestion"),
  answer: requiredLearnerText("followupAnswer"),
});
export type PredictLater = z.infer<typeof predictLaterInput>;

export const laterPredictionSchema = z.object({
  right: z.boolean(),
  feedback: z.string(),
  /** The next probe, when this prediction was wrong and another try is allowed. */
  probe: openProbeSchema.nullable(),
});
export type LaterPrediction = z.infer<typeof laterPredictionSchema>;

/** A prediction that replaces words: the recap of a rescue, or the summary in REFLECT. */
export async function predictLater(
  deps: Pick<Deps, "attempts" | "problems" | "clock">,
  input: PredictLater,
  actor: Actor,
): Promise<LaterPrediction> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "predict-later");
  const problem = await findProblem(deps, attempt.problemSlug);
  const probeNow = async () => laterProbe(problem, attempt, await listAllEvents(deps, attempt.id));
  const open = await probeNow();
  if (open?.question !== input.question) {
    throw invalidField("question", "The coach has not asked for this prediction.");
  }
  const { answer } = input;
  const prediction = await judgePrediction(deps, problem, { ...open, answer, source: "probe" });
  if (!prediction) throw new AppError("internal", `"${problem.slug}" cannot judge its own probe.`);
  // Saved over the version that was read, so that guesses sent at once cannot all try the same probe.
  const made = { type: "later-prediction-made", details: { prediction } } as const;
  await recordEvent(deps, attempt, made, actor);
  const wrong = wordsForWrong(problem, prediction);
  if (!wrong) return { right: true, feedback: wordsForRight(problem, prediction), probe: null };
  return { right: false, feedback: `${wrong.label} ${wrong.question}`, probe: await probeNow() };
}
