import type { StoredPlan, SubTask } from "@foothold/core/subtasks";
import { dateOf } from "../rows/dates-as-text.ts";
import { storable } from "../rows/storable.ts";

export function planRow(plan: StoredPlan) {
  return {
    ...storable(plan),
    mergeUntil: dateOf(plan.mergeUntil),
    createdAt: new Date(plan.createdAt),
    startedAt: dateOf(plan.startedAt),
    completedAt: dateOf(plan.completedAt),
  };
}

export function taskRow(task: SubTask) {
  return {
    ...storable(task),
    askedAt: dateOf(task.askedAt),
    createdAt: new Date(task.createdAt),
    startedAt: dateOf(task.startedAt),
    completedAt: dateOf(task.completedAt),
  };
}
