import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  type EscalationInput,
  escalationInput,
  loadEscalation,
} from "../../../recovery/escalation/load-escalation.ts";
import { tellOfQuestion } from "../../../recovery/escalation/tell-of-question.ts";

export const releaseEscalationInput = escalationInput;

export async function releaseEscalation(
  deps: Pick<Deps, "escalations" | "classes" | "people" | "signals">,
  input: EscalationInput,
  actor: Actor,
): Promise<{ released: true }> {
  const escalation = await loadEscalation(deps, input, actor);
  await deps.escalations.release(escalation.id, actor.userId);
  await tellOfQuestion(deps, escalation);
  return { released: true };
}
