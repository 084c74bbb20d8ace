import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  type Answer,
  answerInput,
  type ComposedAnswer,
  composeAnswer,
} from "../../../recovery/escalation/compose-answer.ts";
import { loadEscalation } from "../../../recovery/escalation/load-escalation.ts";

export const previewAnswerInput = answerInput;

/** What the learner would see, its steps, and a warning when it gives too much away. */
export async function previewAnswer(
  deps: Pick<
    Deps,
    "escalations" | "classes" | "problems" | "attempts" | "guard" | "ownOrigins" | "people"
  >,
  input: Answer,
  actor: Actor,
): Promise<ComposedAnswer> {
  return composeAnswer(deps, await loadEscalation(deps, input, actor), input);
}
