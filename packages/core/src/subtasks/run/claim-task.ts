import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { PlanSurroundings } from "../../ports/subtasks.ts";
import { isHeld, lockedFiles, waitingFor } from "./task-state.ts";

/** How long a claim lasts. A worker renews it; when it runs out, the worker is taken for dead. */
export const TASK_LEASE_MS = 30_000;

export type Claiming = {
  slot: number;
  token: string;
  now: Date;
  perPerson: number;
};

export type Claimed = { stored: SubTaskPlan; task: SubTask };

/**
 * Claims the next sub-task that may begin for a worker; null if none may. A slot is one job, and a job never runs twice
 * at the same time, so what the same slot still holds was left by a dead worker.
 */
export function claimTask(
  stored: SubTaskPlan,
  { slot, token, now, perPerson }: Claiming,
  { runningElsewhere }: PlanSurroundings,
): Claimed | null {
  if (stored.plan.status !== "running") return null;
  const held = stored.tasks.filter((task) => isHeld(task, now) && task.claim?.slot !== slot);
  if (held.length + runningElsewhere >= perPerson) return null;
  const locked = new Set(held.flatMap((task) => lockedFiles(stored, task)));
  const next = stored.tasks.find(
    (task) =>
      (task.status === "pending" || (task.status === "running" && !held.includes(task))) &&
      waitingFor(stored, task).length === 0 &&
      !lockedFiles(stored, task).some((path) => locked.has(path)),
  );
  if (!next) return null;
  const until = new Date(now.getTime() + TASK_LEASE_MS).toISOString();
  const task: SubTask = {
    ...next,
    status: "running",
    claim: { slot, token, until },
    startedAt: next.startedAt ?? now.toISOString(),
  };
  return { stored: withTask(stored, task), task };
}

export function withTask({ plan, tasks }: SubTaskPlan, changed: SubTask): SubTaskPlan {
  return {
    plan,
    tasks: tasks.map((task) => (task.subtaskId === changed.subtaskId ? changed : task)),
  };
}

/** How many sub-tasks could begin now if enough workers were free. */
export function countReady(stored: SubTaskPlan, now: Date): number {
  if (stored.plan.status !== "running") return 0;
  return stored.tasks.filter(
    (task) =>
      (task.status === "pending" || (task.status === "running" && !isHeld(task, now))) &&
      waitingFor(stored, task).length === 0,
  ).length;
}
