import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import type { Escalation, EscalationAnswer } from "../../../entities/recovery/escalation.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { settleAlerts } from "../../../recovery/escalation/alert-helpers.ts";
import {
  type Answer,
  answerInput,
  type ComposedAnswer,
  composeAnswer,
  composedAnswerSchema,
} from "../../../recovery/escalation/compose-answer.ts";
import { escalationClosed, loadEscalation } from "../../../recovery/escalation/load-escalation.ts";
import { rememberAnswer } from "../../../recovery/escalation/remember-answer.ts";
import { requireShareable } from "../../../recovery/sharing/check-note.ts";
import { chooseClass, classesToShareIn } from "../../../recovery/sharing/choose-class.ts";
import { saveWhileOpen } from "../../../recovery/turn/save-recovery.ts";
import { alreadyClaimed } from "./claim-escalation.ts";

export const answerEscalationInput = answerInput;

export const sentAnswerSchema = composedAnswerSchema.extend({ guidanceId: z.string().nullable() });
export type SentAnswer = z.infer<typeof sentAnswerSchema>;

/**
 * Sends the answer to the learner, for them alone; what the instructor marks as reusable is kept as a draft for the
 * instructor's class. Only the holder of the claim may answer.
 */
export async function answerEscalation(
  deps: Pick<
    Deps,
    | "clock"
    | "attempts"
    | "audit"
    | "classes"
    | "escalations"
    | "guard"
    | "guidance"
    | "newId"
    | "notifications"
    | "ownOrigins"
    | "people"
    | "problems"
    | "recoveries"
    | "signals"
  >,
  input: Answer,
  actor: Actor,
): Promise<SentAnswer> {
  const escalation = requireHeld(await loadEscalation(deps, input, actor), actor, deps.clock.now());
  const composed = await composeAnswer(deps, escalation, input);
  const now = deps.clock.now();
  // The guard may have read for a while. Nothing is shared of an answer that cannot be sent any more.
  requireHeld(await loadEscalation(deps, input, actor), actor, now);
  const { text, steps, suggestedProblem } = composed;
  const said = {
    option: input.option,
    text,
    steps,
    answeredBy: actor.userId,
    at: now.toISOString(),
  };
  const guidanceId = await share(deps, escalation, composed, { ...input, ...said }, actor);
  const shared = await classesToShareIn(deps, actor, escalation.userId);
  const learnersOwn = (await deps.classes.of(escalation.userId)).map(({ id }) => id);
  const classId = shared.find(({ id }) => learnersOwn.includes(id))?.id ?? null;
  const answer = { ...said, id: deps.newId(), classId, suggestedProblem, guidanceId };
  const notification = {
    id: deps.newId(),
    userId: escalation.userId,
    kind: "escalation-answered",
    severity: "INFO",
    attemptId: escalation.attemptId,
    escalationId: null,
    text: "Your instructor has answered.",
    createdAt: said.at,
    readAt: null,
  } as const;
  const answered = await deps.escalations.answer(escalation.id, answer, notification, now);
  if (answered === "claim-lost") throw alreadyClaimed();
  await hand(deps, escalation, answer);
  await settleAlerts(deps, escalation.id);
  await deps.audit.record(
    auditRecord(actor, "escalation-answered", escalation.id, {
      learnerId: escalation.userId,
      guidanceId,
    }),
  );
  return { ...composed, guidanceId };
}

async function share(
  deps: Pick<Deps, "guidance" | "newId" | "classes" | "audit">,
  escalation: Escalation,
  { reusable: check }: ComposedAnswer,
  { reusable, ...said }: Pick<Answer, "option" | "reusable"> & { answeredBy: string; at: string },
  actor: Actor,
): Promise<string | null> {
  if (!reusable || !check) return null;
  const { personalChecked, text: words } = reusable;
  requireShareable(check, { field: "reusable", personalChecked });
  const taught = await classesToShareIn(deps, actor, escalation.userId);
  const classId = chooseClass(taught, reusable.classId);
  const guidanceId = await rememberAnswer(deps, escalation, { ...said, words, classId });
  await deps.audit.record(auditRecord(actor, "guidance-shared", guidanceId, { classId }));
  return guidanceId;
}

function requireHeld(escalation: Escalation, { userId }: Actor, now: Date): Escalation {
  const { status, claimedBy, claimedUntil } = escalation;
  if (status !== "open") throw escalationClosed(escalation);
  const isHeld = claimedBy === userId && claimedUntil !== null && new Date(claimedUntil) > now;
  if (!isHeld) throw alreadyClaimed();
  return escalation;
}

/** Shows the answer in the recovery; what the learner does next tells whether it helped. */
async function hand(
  deps: Pick<Deps, "clock" | "attempts" | "guidance" | "recoveries" | "signals">,
  { recoveryId, userId, attemptId }: Escalation,
  { text, guidanceId, at }: EscalationAnswer,
): Promise<void> {
  const [attempt, steps] = await Promise.all([
    deps.attempts.find(attemptId),
    deps.recoveries.steps(recoveryId),
  ]);
  const human = steps.findLast(({ stage }) => stage === "human");
  if (human) await deps.recoveries.saveStep({ ...human, text, outcome: "pending", doneAt: at });
  if (guidanceId) {
    const use = { guidanceId, recoveryId, userId, similarity: 1, outcome: "pending" } as const;
    await deps.guidance.recordUse({ ...use, at, settledAt: null });
  }
  const shown = attempt && { shownVersion: attempt.version };
  await saveWhileOpen(deps, recoveryId, { status: "waiting", stage: "human", ...shown });
  await deps.signals.send({ topic: "notifications", userId });
  await deps.signals.send({ topic: "escalations", learnerId: userId });
}
