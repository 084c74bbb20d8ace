import { findProblem } from "../../catalog/find-problem.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Pattern } from "../../entities/catalog/pattern.ts";
import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { type Followed, whatFollowed } from "../../recovery/outcome-of-step.ts";
import { endRecovery } from "../../recovery/turn/save-recovery.ts";
import { settleOutcomes } from "../../recovery/turn/settle-outcomes.ts";
import { type TurnResult, takeTurn } from "../../recovery/turn/take-turn.ts";

/** More turns than any recovery has: one that does not come to rest is a fault. */
export const MAX_TURNS = 50;

/**
 * Takes a recovery as far as it goes without the learner: until something is shown, a human is asked, or it is
 * over. Whoever calls it again, or at the same time on another instance, finds what is done and goes on from there.
 */
export async function advanceRecovery(
  deps: Pick<
    Deps,
    | "clock"
    | "attempts"
    | "recoveries"
    | "guidance"
    | "patterns"
    | "problems"
    | "stuckConfig"
    | "escalations"
    | "guard"
    | "recoveryConfig"
    | "signals"
    | "voices"
    | "voicesFor"
    | "newId"
    | "runner"
  >,
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
  deps: Pick<
    Deps,
    | "clock"
    | "guidance"
    | "patterns"
    | "problems"
    | "recoveries"
    | "stuckConfig"
    | "escalations"
    | "guard"
    | "recoveryConfig"
    | "signals"
    | "voices"
    | "voicesFor"
    | "attempts"
    | "newId"
    | "runner"
  >,
  recovery: Recovery,
  attempt: AnyAttempt,
): Promise<TurnResult> {
  const followed = whatFollowed(recovery, attempt, deps.stuckConfig);
  if (followed === "moved-on" || followed === "dismissed") {
    await over(deps, recovery, followed);
    return "pause";
  }
  if (recovery.status === "awaiting-human") return "pause";
  if (recovery.status === "waiting" && followed === "nothing-yet") return "pause";
  if (recovery.status === "waiting") await settleOutcomes(deps, recovery.id, "not-helped");
  const problem = await findProblem(deps, attempt.problemSlug);
  const pattern = await patternOf(deps, attempt);
  return takeTurn(deps, recovery, { problem, attempt, pattern });
}

/** While a pattern is being chosen, none is the learner's. */
export async function patternOf(
  { patterns }: Pick<Deps, "patterns">,
  { v2Step, planPayload }: AnyAttempt,
): Promise<Pattern | null> {
  const chosen = v2Step === "PLAN" ? null : planPayload?.chosenPattern;
  return chosen ? patterns.find(chosen) : null;
}

/** What is over is over for the human, too. */
export async function over(
  deps: Pick<Deps, "clock" | "escalations" | "guidance" | "recoveries" | "signals">,
  recovery: Recovery,
  followed: Extract<Followed, "moved-on" | "dismissed">,
): Promise<void> {
  const movedOn = followed === "moved-on";
  // Turning help down says nothing about how good it was.
  if (movedOn) await settleOutcomes(deps, recovery.id, "helped");
  await withdrawCall(deps, recovery);
  await endRecovery(deps, recovery, movedOn ? "recovered" : "stopped");
}

/** Whoever looks at the queue sees it go. */
async function withdrawCall(
  { escalations, signals }: Pick<Deps, "escalations" | "signals">,
  { id, userId }: Recovery,
): Promise<void> {
  if ((await escalations.ofRecovery(id))?.status !== "open") return;
  await escalations.withdraw(id);
  await signals.send({ topic: "escalations", learnerId: userId });
}
