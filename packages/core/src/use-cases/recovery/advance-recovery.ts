import { findProblem } from "../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { findGivenGuidance } from "../../recovery/escalation/find-given-guidance.ts";
import { findChosenPattern } from "../../recovery/find-chosen-pattern.ts";
import { outcomeOfStep } from "../../recovery/outcome-of-step.ts";
import { closeRecovery } from "../../recovery/turn/close-recovery.ts";
import { settleOutcomes } from "../../recovery/turn/settle-outcomes.ts";
import { type TurnDeps, type TurnResult, takeTurn } from "../../recovery/turn/take-turn.ts";

type AdvanceDeps = TurnDeps & Pick<Deps, "patterns" | "problems">;

/** No recovery needs this many turns; the limit ends one that would never pause. */
export const MAX_TURNS = 50;

/**
 * Takes a recovery as far as it goes without the learner: until something is shown, a human is asked, or it ends. It
 * may be called again, or at the same time on another instance, and continues from what is stored.
 */
export async function advanceRecovery(
  deps: AdvanceDeps,
  { recoveryId }: { recoveryId: string },
): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const recovery = await deps.recoveries.find(recoveryId);
    const attempt = recovery && (await deps.attempts.find(recovery.attemptId));
    if (!recovery || !attempt || recovery.endedAt !== null) return;
    if ((await advanceOnce(deps, recovery, attempt)) === "pause") return;
  }
}

async function advanceOnce(
  deps: AdvanceDeps,
  recovery: Recovery,
  attempt: AnyAttempt,
): Promise<TurnResult> {
  const { stuck } = await deps.rules.of(attempt.userId);
  const outcome = outcomeOfStep(recovery, attempt, stuck);
  if (outcome === "moved-on" || outcome === "dismissed") {
    await closeRecovery(deps, recovery, outcome);
    return "pause";
  }
  if (recovery.status === "awaiting-human") return "pause";
  if (recovery.status === "waiting" && outcome === "nothing-yet") return "pause";
  if (recovery.status === "waiting") await settleOutcomes(deps, recovery.id, "not-helped");
  const problem = await findProblem(deps, attempt.problemSlug);
  const pattern = await findChosenPattern(deps, attempt);
  const guidance = await findGivenGuidance(deps, attempt.id);
  return takeTurn(deps, recovery, { problem, attempt, pattern, guidance });
}
