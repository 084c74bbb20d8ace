import type { z } from "zod";
import { findProblem } from "../../attempt/find-problem.ts";
import { attemptInput, loadAttempt } from "../../attempt/load-attempt.ts";
import { requireEither } from "../../attempt/require-move.ts";
import { learnerText } from "../../entities/learner-text.ts";
import type { Actor } from "../../entities/person.ts";
import type { RecoveryDeps } from "../../recovery-ports.ts";
import { patternOf } from "../recovery/advance-recovery.ts";
import { openRecovery } from "../recovery/begin-recovery.ts";
import { callHuman } from "../recovery/call-human.ts";
import { type RecoveryView, viewRecovery } from "../recovery/view-recovery.ts";

export const askInstructorInput = attemptInput.extend({
  message: learnerText("escalationMessage").default(""),
});
export type AskInstructor = z.infer<typeof askInstructorInput>;

/** Straight to the human, whatever stage a recovery is at. Without a class it waits until there is one. */
export async function askInstructor(
  deps: RecoveryDeps,
  { message, ...input }: AskInstructor,
  actor: Actor,
): Promise<{ recovery: RecoveryView | null }> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-action");
  const { id } = await openRecovery(deps, attempt, actor);
  const recovery = await deps.recoveries.find(id);
  const asked = await deps.escalations.ofRecovery(id);
  if (recovery && !asked) {
    const problem = await findProblem(deps, attempt.problemSlug);
    const pattern = await patternOf(deps, attempt);
    const steps = await deps.recoveries.steps(id);
    const context = { problem, attempt, pattern };
    await callHuman(deps, recovery, { context, steps, position: steps.length + 1, message });
  }
  return viewRecovery(deps, { attemptId: attempt.id }, actor);
}
