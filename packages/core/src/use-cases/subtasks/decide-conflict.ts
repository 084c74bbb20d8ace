import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import { invalidField } from "../../errors.ts";
import {
  loadPlan,
  type PricingDeps,
  planInput,
  toView,
  type ViewedPlan,
} from "../../subtasks/load-plan.ts";
import { KEEP_ORIGINAL } from "../../subtasks/merge/merge-files.ts";
import { type MergeDeps, mergePlan } from "../../subtasks/merge/merge-plan.ts";
import { noSuchPlan, planNotIn } from "../../subtasks/refusals.ts";

export const decideConflictInput = planInput.extend({
  /** The place of the conflict in the plan's list, from 0. */
  conflict: z.number().int().min(0),
  /** The id of a sub-task, or `none` for the lines as they were. */
  chosen: z.string().min(1).max(100),
});
export type DecideConflict = z.infer<typeof decideConflictInput>;

/** Takes one side of a conflict; after the last one everything is put together. */
export async function decideConflict(
  deps: MergeDeps & PricingDeps,
  input: DecideConflict,
  actor: Actor,
): Promise<ViewedPlan> {
  await loadPlan(deps, input, actor);
  const decided = await deps.subTaskPlans.update(input.planId, deps.clock.now(), (stored) =>
    decide(stored, input),
  );
  if (!decided) throw noSuchPlan();
  const isOpen = decided.plan.conflicts.some(({ chosen }) => chosen === null);
  const after = isOpen ? decided : ((await mergePlan(deps, input.planId)) ?? decided);
  return { plan: await toView(deps, after) };
}

function decide({ plan, tasks }: SubTaskPlan, { conflict, chosen }: DecideConflict): SubTaskPlan {
  if (plan.status !== "deciding") throw planNotIn("decided on");
  const found = plan.conflicts[conflict];
  const isSide = found?.sides.some(({ subtaskId }) => subtaskId === chosen);
  if (!found) throw invalidField("conflict", "There is no such conflict.");
  if (!isSide && chosen !== KEEP_ORIGINAL) {
    throw invalidField("chosen", "This part has no lines in this conflict.");
  }
  const conflicts = plan.conflicts.with(conflict, { ...found, chosen });
  const isDecided = conflicts.every((each) => each.chosen !== null);
  // A running plan is merged by the sweep if this server dies, or if the coach is answering something else.
  return { tasks, plan: { ...plan, conflicts, status: isDecided ? "running" : plan.status } };
}
