import type { Deps } from "../../ports/deps.ts";

/** Finds what a killed instance left behind, and attempts that went on without a job for their recovery. */
export async function enqueueDueRecoveries({
  recoveries,
  jobs,
  clock,
}: Pick<Deps, "recoveries" | "jobs" | "clock">): Promise<number> {
  const due = await recoveries.due(clock.now());
  for (const recoveryId of due) await jobs.enqueue({ kind: "recovery", recoveryId });
  return due.length;
}
