import type { Recovery } from "../../entities/recovery/recovery.ts";
import type { Deps } from "../../ports/deps.ts";
import { ignoreLostRace, isLostRace, retryLostRace } from "../../ports/lost-race.ts";
import { stepInProgress } from "./ask-voice.ts";

type SaveDeps = Pick<Deps, "recoveries" | "clock" | "signals">;

/** When somebody else changed the recovery first, their change is kept and the next turn continues from it. */
export async function saveUnlessChanged(
  deps: SaveDeps,
  recovery: Recovery,
  change: Partial<Recovery>,
): Promise<void> {
  await save(deps, recovery, change).catch(ignoreLostRace);
}

/** Saves on top of changes by others, unless they ended the recovery. */
export async function saveWhileOpen(
  deps: SaveDeps,
  recoveryId: string,
  change: Partial<Recovery>,
): Promise<"saved" | "ended"> {
  return retryLostRace(
    () => deps.recoveries.find(recoveryId),
    async (present) => {
      if (!present || present.endedAt !== null) return "ended" as const;
      await save(deps, present, change);
      return "saved" as const;
    },
  ).catch((error) => {
    throw isLostRace(error) ? stepInProgress() : error;
  });
}

export function endRecovery(
  deps: SaveDeps,
  recovery: Recovery,
  status: "recovered" | "stopped" | "exhausted",
): Promise<void> {
  return saveUnlessChanged(deps, recovery, { status, endedAt: deps.clock.now().toISOString() });
}

async function save(
  { recoveries, clock, signals }: SaveDeps,
  recovery: Recovery,
  change: Partial<Recovery>,
): Promise<void> {
  const { userId, attemptId, version } = recovery;
  const updatedAt = clock.now().toISOString();
  await recoveries.save({ ...recovery, ...change, version: version + 1, updatedAt });
  await signals.send({ topic: "recovery", userId, attemptId });
}
