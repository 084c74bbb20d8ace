import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import {
  type Assessment,
  assessUnderstanding,
} from "../../../attempt/understand/assess-understanding.ts";
import { learnerText, requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const submitExplanationInput = attemptInput.extend({
  explanation: requiredLearnerText("explanation"),
  inputOutputDescription: learnerText("inputOutputDescription"),
  constraintsDescription: learnerText("constraintsDescription"),
  exampleWalkthrough: learnerText("exampleWalkthrough"),
  wrongApproach: learnerText("wrongApproach"),
});
export type SubmitExplanation = z.infer<typeof submitExplanationInput>;

export async function submitExplanation(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  input: SubmitExplanation,
  actor: Actor,
): Promise<Assessment> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "submit-explanation");
  const { attemptId: _id, version: _version, ...details } = input;
  const newEvent = { type: "explanation-submitted", details } as const;
  return assessUnderstanding(deps, await recordEvent(deps, attempt, newEvent, actor), actor);
}
