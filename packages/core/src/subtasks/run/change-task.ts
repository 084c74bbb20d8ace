import type { SubTask, SubTaskOutput } from "../../entities/subtasks/sub-task.ts";
import type { StoredPlan, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { TASK_LEASE_MS, withTask } from "./claim-task.ts";

/** A failed sub-task is tried again once without asking the learner. */
export const MAX_TRIES = 2;

export type Holder = { subtaskId: string; token: string };

export type TaskResult =
  | {
      done: true;
      output: SubTaskOutput;
      model: string | null;
      /** What it leaves for the sub-tasks that depend on it. */
      stepOutput: StoredPlan["stepOutputs"][string];
      /** What all sub-tasks may read. Lists are added to those that are there. */
      sharedData?: StoredPlan["sharedData"];
      spent?: SubTask["spent"];
    }
  | { done: false; failure: string; spent?: SubTask["spent"] };

/** Null if another worker holds it now or the plan was stopped: then the result comes too late. */
function heldTask({ tasks }: SubTaskPlan, { subtaskId, token }: Holder): SubTask | null {
  const task = tasks.find((each) => each.subtaskId === subtaskId);
  return task?.status === "running" && task.claim?.token === token ? task : null;
}

/** Renews the lease and stores the progress; null if the worker no longer holds the sub-task. */
export function renewTask(
  stored: SubTaskPlan,
  holder: Holder,
  { now, progress }: { now: Date; progress: number },
): SubTaskPlan | null {
  const task = heldTask(stored, holder);
  if (!task?.claim) return null;
  const until = new Date(now.getTime() + TASK_LEASE_MS).toISOString();
  return withTask(stored, {
    ...task,
    progress: Math.max(task.progress, progress),
    claim: { ...task.claim, until },
  });
}

export function endTask(
  stored: SubTaskPlan,
  holder: Holder,
  result: TaskResult,
  now: Date,
): SubTaskPlan | null {
  const held = heldTask(stored, holder);
  if (!held) return null;
  const task = { ...held, spent: [...held.spent, ...(result.spent ?? [])] };
  return result.done ? completed(stored, task, result, now) : failed(stored, task, result.failure);
}

function completed(
  stored: SubTaskPlan,
  task: SubTask,
  { output, model, stepOutput, sharedData }: Extract<TaskResult, { done: true }>,
  now: Date,
): SubTaskPlan {
  const { plan, tasks } = withTask(stored, {
    ...task,
    status: "completed",
    output,
    model,
    progress: 1,
    failure: null,
    claim: null,
    completedAt: now.toISOString(),
  });
  return {
    tasks,
    plan: {
      ...plan,
      sharedData: withShared(plan.sharedData, sharedData),
      stepOutputs: { ...plan.stepOutputs, [task.subtaskId]: stepOutput },
    },
  };
}

/** Sub-tasks that end at the same time each know only what was there when they began, so lists are joined here. */
function withShared(
  before: StoredPlan["sharedData"],
  added: StoredPlan["sharedData"] = {},
): StoredPlan["sharedData"] {
  const joined = Object.entries(added).map(([name, value]) => {
    const known = before[name];
    const isList = Array.isArray(known) && Array.isArray(value);
    return [name, isList ? [...new Set([...known, ...value])] : value] as const;
  });
  return { ...before, ...Object.fromEntries(joined) };
}

function failed(stored: SubTaskPlan, task: SubTask, failure: string): SubTaskPlan {
  const tries = task.tries + 1;
  return withTask(stored, {
    ...task,
    status: tries < MAX_TRIES ? "pending" : "failed",
    tries,
    failure,
    progress: 0,
    claim: null,
    // The call ended without an answer, so asking again does not pay twice.
    askedAt: null,
  });
}
