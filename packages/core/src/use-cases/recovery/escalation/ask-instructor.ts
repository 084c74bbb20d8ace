import type { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireEither } from "../../../attempt/moves/require-move.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../../entities/attempt-v2.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Escalation } from "../../../entities/recovery/escalation.ts";
import type { Recovery } from "../../../entities/recovery/recovery.ts";
import type { Deps } from "../../../ports/deps.ts";
import { findChosenPattern } from "../../../recovery/find-chosen-pattern.ts";
import { callHuman, callHumanAgain } from "../../../recovery/turn/call-human.ts";
import type { RecoveryView } from "../../../recovery/view/recovery-view.ts";
import { openRecovery } from "../begin-recovery.ts";
import { type ViewRecoveryDeps, viewRecovery } from "../view-recovery.ts";

export const askInstructorInput = attemptInput.extend({
  message: learnerText("escalationMessage").default(""),
});
export type AskInstructor = z.infer<typeof askInstructorInput>;

/** Asks an instructor, whatever the stage of the recovery. Without a class it waits until the learner joins one. */
export async function askInstructor(
  deps: ViewRecoveryDeps & Pick<Deps, "newId" | "notifications" | "signals" | "runner">,
  { message, ...input }: AskInstructor,
  actor: Actor,
): Promise<{ recovery: RecoveryView | null }> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-action");
  const { id } = await openRecovery(deps, attempt, actor);
  const recovery = await deps.recoveries.find(id);
  if (recovery) await ask(deps, recovery, attempt, message);
  return viewRecovery(deps, { attemptId: attempt.id }, actor);
}

/** Creates the escalation, adds the message while it is open, or reopens it after an answer. */
async function ask(
  deps: Pick<
    Deps,
    | "classes"
    | "clock"
    | "escalations"
    | "notifications"
    | "patterns"
    | "people"
    | "problems"
    | "recoveries"
    | "signals"
    | "newId"
    | "runner"
    | "rules"
  >,
  recovery: Recovery,
  attempt: AnyAttempt,
  message: string,
): Promise<void> {
  const asked = await deps.escalations.ofRecovery(recovery.id);
  if (asked && (await addMessage(deps, asked, message)) === "added") return;
  const problem = await findProblem(deps, attempt.problemSlug);
  const pattern = await findChosenPattern(deps, attempt);
  const steps = await deps.recoveries.steps(recovery.id);
  const reason = "asked" as const;
  const calling = { context: { problem, attempt, pattern }, steps, message, reason };
  if (!asked) return callHuman(deps, recovery, calling);
  const reopened = await callHumanAgain(deps, recovery, asked, calling);
  if (reopened === "already-open") await addMessage(deps, asked, message);
}

async function addMessage(
  { escalations, signals }: Pick<Deps, "escalations" | "signals">,
  { id, userId }: Escalation,
  message: string,
): Promise<"added" | "closed"> {
  const added = await escalations.addMessage(id, message);
  if (added === "added") await signals.send({ topic: "escalations", learnerId: userId });
  return added;
}
