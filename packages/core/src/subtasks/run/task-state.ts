import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { waitsFor } from "../plan/strategy.ts";

/** Whether sub-tasks that wait for this one may begin. */
export const isSettled = ({ status }: Pick<SubTask, "status">): boolean =>
  status === "completed" || status === "skipped";

export const isAllSettled = ({ tasks }: Pick<SubTaskPlan, "tasks">): boolean =>
  tasks.every(isSettled);

/** Whether a worker holds it. When the lease has run out, the worker is taken for dead. */
export function isHeld({ status, claim }: Pick<SubTask, "status" | "claim">, now: Date): boolean {
  return status === "running" && claim !== null && new Date(claim.until) > now;
}

/** The numbers of the sub-tasks that one still waits for, in order. */
export function waitingFor({ plan, tasks }: SubTaskPlan, task: SubTask): number[] {
  const awaited = waitsFor(task, plan.strategy, tasks);
  return tasks
    .filter((other) => awaited.includes(other.subtaskId) && !isSettled(other))
    .map(({ priority }) => priority);
}

/** The files that no other sub-task may change meanwhile. Running a program and reading lock nothing. */
export function lockedFiles({ plan }: SubTaskPlan, { work, input }: SubTask): readonly string[] {
  const isOfFiles = work.kind === "ask" || work.kind === "review";
  const mayChange = isOfFiles && plan.strategy !== "fast-and-loose";
  return mayChange ? input.contextFiles.filter((path) => !/^solution\./.test(path)) : [];
}
