import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { Deps } from "../../ports/deps.ts";
import { defaultSubTaskConfig } from "../../ports/subtasks.ts";
import { countReady, TASK_LEASE_MS } from "./claim-task.ts";
import { isAllSettled, isHeld } from "./task-state.ts";

type Needed = Pick<Deps, "jobs" | "signals" | "clock" | "subTaskConfig">;

/** Enqueues one worker for each sub-task that may begin. `busy` is the slot of a worker that is still running. */
export async function enqueueWorkers(
  { jobs, clock, subTaskConfig }: Needed,
  stored: SubTaskPlan,
  busy?: number,
): Promise<void> {
  const now = clock.now();
  const { perPerson } = subTaskConfig ?? defaultSubTaskConfig;
  const held = stored.tasks.filter((task) => isHeld(task, now));
  const taken = new Set([busy, ...held.map(({ claim }) => claim?.slot)]);
  const free = Array.from({ length: perPerson }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  );
  const needed = countReady(stored, now);
  const least = busy === undefined && isAllSettled(stored) ? 1 : 0;
  const wanted = free.slice(0, Math.max(needed, least));
  await Promise.all(
    wanted.map((slot) => jobs.enqueue({ kind: "subtasks", planId: stored.plan.id, slot })),
  );
}

/**
 * Enqueues workers for every running plan that none has touched for longer than a lease. Each plan is marked as touched,
 * so that those that wait for their learner do not come before the others at the next sweep.
 */
export async function enqueueDuePlans(deps: Needed & Pick<Deps, "subTaskPlans">): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - TASK_LEASE_MS);
  for (const planId of await deps.subTaskPlans.abandoned(before)) {
    const stored = await deps.subTaskPlans.update(planId, now, (found) => found);
    if (stored) await enqueueWorkers(deps, stored);
  }
}

/** Tells the learner's pages that the plan has changed. */
export async function signalPlan(
  { signals }: Pick<Deps, "signals">,
  { plan }: SubTaskPlan,
): Promise<void> {
  const { userId, parentSessionId: conversationId } = plan;
  await signals.send({ topic: "subtasks", userId, conversationId });
}
