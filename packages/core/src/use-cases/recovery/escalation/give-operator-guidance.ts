import { z } from "zod";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { QuickOption } from "../../../entities/recovery/guidance.ts";
import { recoveryStatuses } from "../../../entities/recovery/recovery.ts";
import { answerInput } from "../../../recovery/escalation/compose-answer.ts";
import { answerEscalation } from "./answer-escalation.ts";
import { claimEscalation } from "./claim-escalation.ts";

export const operatorActions = [
  "retry_with_guidance",
  "break_into_steps",
  "try_different_skill",
  "skip",
] as const;

const options: Record<(typeof operatorActions)[number], QuickOption> = {
  retry_with_guidance: "free-text",
  break_into_steps: "break-into-steps",
  try_different_skill: "try-different-approach",
  skip: "skip",
};

/** The specification's names: a run of the operator is a learner's question to an instructor. */
export const giveOperatorGuidanceInput = z.object({
  conversationId: z.string().max(100).optional(),
  operatorRunId: z.string().min(1).max(100),
  guidance: requiredLearnerText("guidance"),
  action: z.enum(operatorActions).default("retry_with_guidance"),
  suggestedSteps: answerInput.shape.suggestedSteps,
  reusable: answerInput.shape.reusable,
});
export type GiveOperatorGuidance = z.infer<typeof giveOperatorGuidanceInput>;

export const operatorGuidanceSchema = z.object({
  success: z.literal(true),
  /** Whether a part of it was kept for others. */
  learned: z.boolean(),
  /** The recovery goes on with the guidance; what the learner does next tells whether it helped. */
  retryResult: z.object({ status: z.enum(recoveryStatuses), steps: z.array(z.string()) }),
});
export type OperatorGuidance = z.infer<typeof operatorGuidanceSchema>;

/** Takes the question and answers it in one call. */
export async function giveOperatorGuidance(
  deps: Parameters<typeof answerEscalation>[0] & Parameters<typeof claimEscalation>[0],
  { operatorRunId, guidance, action, suggestedSteps, reusable }: GiveOperatorGuidance,
  actor: Actor,
): Promise<OperatorGuidance> {
  const escalationId = operatorRunId;
  await claimEscalation(deps, { escalationId }, actor);
  const answer = {
    escalationId,
    option: options[action],
    text: guidance,
    suggestedSteps,
    reusable,
  };
  const { guidanceId, steps } = await answerEscalation(deps, answer, actor);
  const escalation = await deps.escalations.find(escalationId);
  const recovery = escalation && (await deps.recoveries.find(escalation.recoveryId));
  const status = recovery?.status ?? "waiting";
  return { success: true, learned: guidanceId !== null, retryResult: { status, steps } };
}
