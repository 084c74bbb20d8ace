import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { AppError } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  type EscalationInput,
  escalationClosed,
  escalationInput,
  loadEscalation,
} from "../../../recovery/escalation/load-escalation.ts";
import { tellOfQuestion } from "../../../recovery/escalation/tell-of-question.ts";

/** How long a claim lasts; claiming again extends it. */
export const CLAIM_MINUTES = 10;

export const claimEscalationInput = escalationInput;

export const claimSchema = z.object({ claimedUntil: z.iso.datetime() });
export type Claim = z.infer<typeof claimSchema>;

export async function claimEscalation(
  deps: Pick<Deps, "escalations" | "classes" | "people" | "clock" | "signals">,
  input: EscalationInput,
  actor: Actor,
): Promise<Claim> {
  const escalation = await loadEscalation(deps, input, actor);
  if (escalation.status !== "open") throw escalationClosed(escalation);
  const now = deps.clock.now();
  const until = new Date(now.getTime() + CLAIM_MINUTES * 60_000);
  const claim = await deps.escalations.claim(escalation.id, { by: actor.userId, now, until });
  if (claim !== "claimed") throw alreadyClaimed();
  await tellOfQuestion(deps, escalation);
  return { claimedUntil: until.toISOString() };
}

export function alreadyClaimed(): AppError {
  return new AppError("already-claimed", "Someone else is answering this.", {
    suggestions: [`A claim ends after ${CLAIM_MINUTES} minutes. Look again then.`],
  });
}
