import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  type EscalationInput,
  escalationInput,
  loadEscalation,
} from "../../../recovery/escalation/load-escalation.ts";

export const releaseEscalationInput = escalationInput;

export async function releaseEscalation(
  deps: Pick<Deps, "escalations" | "classes" | "people" | "signals">,
  input: EscalationInput,
  actor: Actor,
): Promise<{ released: true }> {
  const { id, userId } = await loadEscalation(deps, input, actor);
  await deps.escalations.release(id, actor.userId);
  await deps.signals.send({ topic: "escalations", learnerId: userId });
  return { released: true };
}
