import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import type { Escalation } from "../../entities/recovery/escalation.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { mayHelp } from "./find-helpers.ts";

export const escalationInput = z.object({ escalationId: z.string().min(1).max(100) });
export type EscalationInput = z.infer<typeof escalationInput>;

/** An escalation that the actor may help with; any other is `not-found`, so that ids cannot be probed. */
export async function loadEscalation(
  { escalations, ...deps }: Pick<Deps, "escalations" | "classes" | "people">,
  { escalationId }: EscalationInput,
  actor: Actor,
): Promise<Escalation> {
  const escalation = await escalations.find(escalationId);
  if (!escalation || !(await mayHelp(deps, actor, escalation.userId))) {
    throw new AppError("not-found", "There is no such call for help.");
  }
  return escalation;
}

export function escalationClosed({ status }: Pick<Escalation, "status">): AppError {
  return new AppError("escalation-closed", "This is no longer open.", {
    details: { status },
    suggestions: ["Choose somebody else in the queue."],
  });
}
