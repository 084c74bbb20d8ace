import type { Deps } from "../../ports/deps.ts";
import { ignoreLostRace, retryLostRace } from "../../ports/lost-race.ts";
import { judgeGuidance } from "../guidance/judge-guidance.ts";

/** Gives every pending step its outcome, and updates the guidance that was among them. */
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
  await retryLostRace(
    async () => {
      const known = await guidance.find(id);
      return known && judgeGuidance(known, await guidance.uses(id));
    },
    async (judged) => {
      if (!judged) return;
      const updatedAt = clock.now().toISOString();
      await guidance.save({ ...judged, version: judged.version + 1, updatedAt });
    },
  ).catch(ignoreLostRace);
}
