import type { PlanConflict, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { planAfterSteering } from "../run/plan-after.ts";
import { isAllSettled } from "../run/task-state.ts";

type LeaseDeps = Pick<Deps, "subTaskPlans" | "clock">;

/** Longer than judging the results takes; the lease is renewed before the merged result is stored. */
export const MERGE_LEASE_MS = 60_000;

/** Takes the lease of a merge that is due; null if it is not, or if another worker has it. */
export async function claimMerge(deps: LeaseDeps, planId: string): Promise<SubTaskPlan | null> {
  const now = deps.clock.now();
  let isMine = false;
  const stored = await deps.subTaskPlans.update(planId, now, (before) => {
    const { plan } = before;
    const isDue = ["running", "deciding"].includes(plan.status) && isAllSettled(before);
    const isTaken = plan.mergeUntil !== null && new Date(plan.mergeUntil) > now;
    isMine = isDue && !isTaken;
    if (!isMine) return null;
    const mergeUntil = new Date(now.getTime() + MERGE_LEASE_MS).toISOString();
    return { ...before, plan: { ...plan, mergeUntil } };
  });
  return isMine ? stored : null;
}

/** Whether this merge still holds its lease: the plan was not stopped, and no other worker took over. */
const isHeldBy = (held: SubTaskPlan, { plan }: SubTaskPlan): boolean =>
  ["running", "deciding"].includes(plan.status) && plan.mergeUntil === held.plan.mergeUntil;

/** A plan that can never be merged is stopped. After any other failure the lease is given back, to try again at once. */
export async function releaseMerge(
  deps: LeaseDeps,
  held: SubTaskPlan,
  isFinal: boolean,
): Promise<void> {
  const now = deps.clock.now();
  await deps.subTaskPlans.update(held.plan.id, now, (before) => {
    if (!isHeldBy(held, before)) return null;
    const free = { ...before, plan: { ...before.plan, mergeUntil: null } };
    return isFinal ? (planAfterSteering(free, "stop", now) ?? free) : free;
  });
}

/** The plan with a new lease; null if it was stopped or taken over meanwhile. */
export async function renewMerge(deps: LeaseDeps, held: SubTaskPlan): Promise<SubTaskPlan | null> {
  const now = deps.clock.now();
  let renewed: SubTaskPlan | null = null;
  await deps.subTaskPlans.update(held.plan.id, now, (before) => {
    if (!isHeldBy(held, before)) return null;
    const mergeUntil = new Date(now.getTime() + MERGE_LEASE_MS).toISOString();
    renewed = { ...before, plan: { ...before.plan, mergeUntil } };
    return renewed;
  });
  return renewed;
}

type Finish = Partial<Pick<SubTaskPlan["plan"], "status" | "exchangeId">> & {
  conflicts?: readonly PlanConflict[];
};

/** A plan that was stopped meanwhile stays stopped. */
export async function finishMerge(
  deps: LeaseDeps,
  held: SubTaskPlan,
  changes: Finish,
): Promise<SubTaskPlan> {
  const now = deps.clock.now();
  const stored = await deps.subTaskPlans.update(held.plan.id, now, (before) => {
    if (!isHeldBy(held, before)) return null;
    const { plan, tasks } = before;
    const completedAt = changes.status === "completed" ? now.toISOString() : null;
    const conflicts = [...(changes.conflicts ?? plan.conflicts)];
    return { tasks, plan: { ...plan, ...changes, conflicts, completedAt, mergeUntil: null } };
  });
  if (!stored) throw new AppError("not-found", "The plan is gone.");
  return stored;
}
