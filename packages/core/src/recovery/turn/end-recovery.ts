import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { busy } from "./speak-step.ts";

/** False when someone else changed it first; whoever did is heard of by looking again. */
export async function saveRecovery(
  { recoveries, clock, signals }: Pick<Deps, "recoveries" | "clock" | "signals">,
  recovery: Recovery,
  change: Partial<Recovery>,
): Promise<boolean> {
  const saved = await recoveries.save({
    ...recovery,
    ...change,
    version: recovery.version + 1,
    updatedAt: clock.now().toISOString(),
  });
  const { userId, attemptId } = recovery;
  if (saved) await signals.send({ topic: "recovery", userId, attemptId });
  return saved;
}

export const MAX_SAVE_TRIES = 5;

/** Whatever someone else changed in between; false where they ended it. */
export async function saveWhileOpen(
  deps: Pick<Deps, "recoveries" | "clock" | "signals">,
  recoveryId: string,
  change: Partial<Recovery>,
): Promise<boolean> {
  for (let tries = 0; tries < MAX_SAVE_TRIES; tries++) {
    const present = await deps.recoveries.find(recoveryId);
    if (!present || present.endedAt !== null) return false;
    if (await saveRecovery(deps, present, change)) return true;
  }
  throw busy();
}

export function endRecovery(
  deps: Pick<Deps, "recoveries" | "clock" | "signals">,
  recovery: Recovery,
  status: "recovered" | "stopped" | "exhausted",
): Promise<boolean> {
  return saveRecovery(deps, recovery, { status, endedAt: deps.clock.now().toISOString() });
}
