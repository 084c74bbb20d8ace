import { defaultSettings } from "../../entities/people/settings.ts";
import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { Deps } from "../../ports/deps.ts";
import { defaultSubTaskConfig, type PlanSurroundings } from "../../ports/subtasks.ts";
import { type MergeDeps, mergePlan } from "../../subtasks/merge/merge-plan.ts";
import { needsWords } from "../../subtasks/plan/choose-model.ts";
import { endTask, type TaskResult } from "../../subtasks/run/change-task.ts";
import { claimTask, withTask } from "../../subtasks/run/claim-task.ts";
import { enqueueWorkers, signalPlan } from "../../subtasks/run/enqueue-workers.ts";
import { isAllSettled } from "../../subtasks/run/task-state.ts";
import { type ClaimedTask, type RunTaskDeps, runTask } from "../../subtasks/work/run-task.ts";

export type WorkingDeps = RunTaskDeps &
  MergeDeps &
  Pick<Deps, "jobs" | "subTaskConfig" | "settings">;

/** After this time a worker lets other plans have a turn. */
export const WORKER_TURN_MS = 20_000;

type Worker = { planId: string; slot: number; hasModel: boolean };
type Ended = { task: SubTask; result: TaskResult; isTurnOver: boolean };

/**
 * One worker of a plan: does one sub-task after the other until none may begin or its turn is over, and merges when all
 * are done. Nobody's long plan keeps the workers from others.
 */
export async function workOnPlan(
  deps: WorkingDeps,
  { planId, slot }: { planId: string; slot: number },
): Promise<void> {
  const before = await deps.subTaskPlans.find(planId);
  if (!before) return;
  const { coachProvider } = (await deps.settings.find(before.plan.userId)) ?? defaultSettings;
  const worker: Worker = { planId, slot, hasModel: coachProvider !== "built-in" };
  const turnEndsAt = deps.clock.now().getTime() + WORKER_TURN_MS;
  let claimed = await claimNext(deps, worker);
  while (claimed) {
    const { task } = claimed;
    const result = await runTask(deps, claimed);
    const isTurnOver = deps.clock.now().getTime() >= turnEndsAt;
    claimed = await claimNext(deps, worker, { task, result, isTurnOver });
  }
  const stored = await deps.subTaskPlans.find(planId);
  if (stored?.plan.status === "running" && isAllSettled(stored)) await mergePlan(deps, planId);
}

/** Stores the last result and claims the next sub-task in one write, because writes of one person's plans wait for each other. */
async function claimNext(
  deps: WorkingDeps,
  worker: Worker,
  ended?: Ended,
): Promise<ClaimedTask | null> {
  const now = deps.clock.now();
  let claimed: ClaimedTask | null = null;
  const stored = await deps.subTaskPlans.update(worker.planId, now, (before, around) => {
    const after = ended ? endTask(before, holderOf(ended.task), ended.result, now) : null;
    claimed = ended?.isTurnOver ? null : claim(deps, worker, after ?? before, around);
    return claimed?.stored ?? after;
  });
  if (!stored) return null;
  await Promise.all([
    signalPlan(deps, stored),
    ended ? enqueueWorkers(deps, stored, ended.isTurnOver ? undefined : worker.slot) : undefined,
  ]);
  return claimed;
}

const holderOf = ({ subtaskId, claim }: SubTask) => ({ subtaskId, token: claim?.token ?? "" });

function claim(
  deps: WorkingDeps,
  { slot, hasModel }: Worker,
  before: SubTaskPlan,
  around: PlanSurroundings,
): ClaimedTask | null {
  const { perPerson } = deps.subTaskConfig ?? defaultSubTaskConfig;
  const now = deps.clock.now();
  const claimed = claimTask(before, { slot, token: deps.newId(), now, perPerson }, around);
  if (!claimed) return null;
  if (!hasModel || !needsWords(claimed.task, before.plan)) return { ...claimed, by: "built-in" };
  // A dead worker had already asked a model. Its answer may have been paid for, so none is asked again.
  if (claimed.task.askedAt !== null) return { ...claimed, by: "built-in-instead" };
  const task = { ...claimed.task, askedAt: now.toISOString() };
  return { stored: withTask(claimed.stored, task), task, by: "model" };
}
