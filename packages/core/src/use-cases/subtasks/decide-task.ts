import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import { loadPlan, planInput, type ViewedPlan } from "../../subtasks/load-plan.ts";
import { partNotFailed } from "../../subtasks/refusals.ts";
import { planAfterDecision } from "../../subtasks/run/plan-after.ts";
import { continuePlan, type SteeringDeps, steerPlan } from "./steer-plan.ts";

export const decideTaskInput = planInput.extend({
  subtaskId: z.string().min(1).max(100),
  decision: z.enum(["retry", "skip", "stop"]),
});

/** Retries or skips a sub-task that failed twice, or stops its plan. */
export async function decideTask(
  deps: SteeringDeps,
  { planId, subtaskId, decision }: z.infer<typeof decideTaskInput>,
  actor: Actor,
): Promise<ViewedPlan> {
  if (decision === "stop") return steerPlan(deps, { planId, action: "stop" }, actor);
  await loadPlan(deps, { planId }, actor);
  const decided = await deps.subTaskPlans.update(planId, deps.clock.now(), (stored) => {
    const changed = planAfterDecision(stored, subtaskId, decision);
    if (!changed) throw partNotFailed();
    return changed;
  });
  return continuePlan(deps, decided);
}
