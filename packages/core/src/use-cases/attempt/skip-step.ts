import { z } from "zod";
import { type AttemptView, attemptView } from "../../attempt/attempt-view.ts";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../attempt/moves/record-event.ts";
import { nextStep } from "../../attempt/moves/require-move.ts";
import { refused } from "../../attempt/refusals.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import { findExcuse } from "../../recovery/escalation/find-excuse.ts";
import { missingAtStep } from "../../recovery/ways-out/missing-at-step.ts";

/** The caller names the step, so that a request sent twice does not skip two. */
export const skipStepInput = attemptInput.extend({
  step: z.enum(["UNDERSTAND", "PLAN", "REFLECT"]),
});
export type SkipStep = z.infer<typeof skipStepInput>;

/** Experts may skip a step. So may a learner whom an instructor told to leave it; then the event notes what was missing. */
export async function skipStep(
  deps: Pick<Deps, "attempts" | "clock" | "rules" | "escalations">,
  input: SkipStep,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = await loadAttempt(deps, input, actor);
  if (attempt.v2Step !== input.step) throw refused(attempt, "wrong-step");
  const excusedBy = await findExcuse(deps, attempt);
  const to = nextStep(attempt, { trigger: "skip", isExcused: excusedBy !== null });
  const details = excusedBy ? { missing: missingAtStep(attempt), excusedBy } : {};
  const after = await recordEvent(deps, attempt, { type: "step-skipped", details, to }, actor);
  return { attempt: attemptView(after, await deps.rules.of(actor.userId)) };
}
