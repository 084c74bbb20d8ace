import type { Deps } from "../../ports/deps.ts";

/** Finds what a killed instance left behind, and attempts that went on while nobody looked. */
export async function wakeDueRecoveries({
  recoveries,
  recoveryJobs,
  clock,
}: Pick<Deps, "recoveries" | "recoveryJobs" | "clock">): Promise<number> {
  const due = await recoveries.due(clock.now());
  for (const id of due) await recoveryJobs.wake(id);
  return due.length;
}
