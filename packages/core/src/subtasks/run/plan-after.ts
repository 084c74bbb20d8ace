import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { PlanStatus, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";

export const steerings = ["pause", "resume", "stop"] as const;
export type Steering = (typeof steerings)[number];

const from: Record<Steering, readonly PlanStatus[]> = {
  pause: ["running"],
  resume: ["paused"],
  stop: ["draft", "running", "paused", "deciding"],
};
const to = { pause: "paused", resume: "running", stop: "stopped" } as const;

/** The plan after a pause, resume or stop; null if its status does not allow that. */
export function planAfterSteering(
  stored: SubTaskPlan,
  steering: Steering,
  now: Date,
): SubTaskPlan | null {
  const { plan, tasks } = stored;
  if (!from[steering].includes(plan.status)) return null;
  const status = to[steering];
  if (status !== "stopped") return { plan: { ...plan, status }, tasks };
  const completedAt = now.toISOString();
  return { plan: { ...plan, status, completedAt }, tasks: tasks.map(stopped) };
}

function stopped(task: SubTask): SubTask {
  const isOpen = task.status === "pending" || task.status === "running" || task.status === "failed";
  return isOpen ? { ...task, status: "stopped", claim: null } : task;
}

/** The plan after the learner chose to retry or skip a failed sub-task; null if it has not failed. */
export function planAfterDecision(
  { plan, tasks }: SubTaskPlan,
  subtaskId: string,
  decision: "retry" | "skip",
): SubTaskPlan | null {
  const task = tasks.find((each) => each.subtaskId === subtaskId);
  if (task?.status !== "failed") return null;
  const changed: SubTask =
    decision === "skip"
      ? { ...task, status: "skipped" }
      : { ...task, status: "pending", tries: 0, failure: null };
  return { plan, tasks: tasks.map((each) => (each === task ? changed : each)) };
}
