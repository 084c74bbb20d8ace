import type { Deps } from "../../ports/deps.ts";
import { judgeGuidance } from "../guidance/judge-guidance.ts";

export const MAX_JUDGE_TRIES = 5;

/** What was shown and is still open gets its outcome, and the guidance among it is judged by it. */
export async function settleOutcomes(
  deps: Pick<Deps, "recoveries" | "guidance" | "clock">,
  recoveryId: string,
  outcome: "helped" | "not-helped",
): Promise<void> {
  for (const step of await deps.recoveries.steps(recoveryId)) {
    if (step.outcome === "pending") await deps.recoveries.saveStep({ ...step, outcome });
  }
  const settled = await deps.guidance.settleUses(recoveryId, outcome, deps.clock.now());
  for (const id of settled) await judge(deps, id);
}

async function judge(
  { guidance, clock }: Pick<Deps, "guidance" | "clock">,
  id: string,
): Promise<void> {
  for (let tries = 0; tries < MAX_JUDGE_TRIES; tries++) {
    const known = await guidance.find(id);
    if (!known) return;
    const judged = judgeGuidance(known, await guidance.uses(id));
    const changed = { ...judged, version: known.version + 1, updatedAt: clock.now().toISOString() };
    if (await guidance.save(changed)) return;
  }
}
