import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import type { RankedGuidance } from "../guidance/rank-guidance.ts";
import { newStep, STEP_LEASE_MS } from "./ask-voice.ts";

/** Shows what an instructor answered in a similar situation before; this comes before any voice is asked. */
export async function reuseGuidance(
  deps: Pick<Deps, "recoveries" | "guidance" | "clock">,
  recovery: Recovery,
  ranked: RankedGuidance | undefined,
  position: number,
): Promise<RecoveryStep | null> {
  if (!ranked) return null;
  const { guidance, similarity } = ranked;
  const now = deps.clock.now();
  const begun = newStep(deps, recovery, {
    key: `guidance:${guidance.id}`,
    stage: "guidance",
    strategy: guidance.id,
    round: 1,
    position,
    voice: null,
  });
  await deps.recoveries.beginStep(begun, { now, leaseMs: STEP_LEASE_MS });
  await deps.guidance.recordUse({
    guidanceId: guidance.id,
    recoveryId: recovery.id,
    userId: recovery.userId,
    similarity,
    outcome: "pending",
    at: now.toISOString(),
    settledAt: null,
  });
  return {
    ...begun,
    status: "done",
    text: guidance.words,
    score: ranked.confidence.rate,
    doneAt: now.toISOString(),
  };
}
