import type { Deps } from "../../ports/deps.ts";

/** Enqueues recoveries that a killed instance left, and those whose attempt changed while no job could be enqueued. */
export async function enqueueDueRecoveries({
  recoveries,
  jobs,
  clock,
}: Pick<Deps, "recoveries" | "jobs" | "clock">): Promise<number> {
  const due = await recoveries.due(clock.now());
  for (const recoveryId of due) await jobs.enqueue({ kind: "recovery", recoveryId });
  return due.length;
}
