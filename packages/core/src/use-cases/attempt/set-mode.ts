import type { z } from "zod";
import { type AttemptView, attemptView } from "../../attempt/attempt-view.ts";
import { hintBudgetFor } from "../../attempt/hint-budget.ts";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../attempt/moves/record-event.ts";
import { requireV2 } from "../../attempt/moves/require-move.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { modeSchema } from "../../entities/attempt/attempt-mode.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const setModeInput = attemptInput.extend({ mode: modeSchema });
export type SetMode = z.infer<typeof setModeInput>;

/** Keeps everything that was written; only the later steps differ. */
export async function setMode(
  deps: Pick<Deps, "attempts" | "problems" | "clock" | "rules">,
  input: SetMode,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const attempt = requireV2(await loadAttempt(deps, input, actor), "set-mode");
  const rules = await deps.rules.of(actor.userId);
  if (attempt.mode === input.mode) return { attempt: attemptView(attempt, rules) };
  const { rung } = await findProblem(deps, attempt.problemSlug);
  const hintBudget = hintBudgetFor(input.mode, rung, attempt.hintsUsedCount);
  const details = { mode: input.mode, hintBudget };
  return {
    attempt: attemptView(
      await recordEvent(deps, attempt, { type: "mode-set", details }, actor),
      rules,
    ),
  };
}
