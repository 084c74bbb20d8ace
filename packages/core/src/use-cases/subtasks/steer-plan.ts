import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";
import {
  loadPlan,
  type PricingDeps,
  planInput,
  toView,
  type ViewedPlan,
} from "../../subtasks/load-plan.ts";
import { noSuchPlan, planNotIn } from "../../subtasks/refusals.ts";
import { enqueueWorkers, signalPlan } from "../../subtasks/run/enqueue-workers.ts";
import { planAfterSteering, type Steering, steerings } from "../../subtasks/run/plan-after.ts";

export type SteeringDeps = PricingDeps & Pick<Deps, "subTaskPlans" | "jobs" | "signals" | "clock">;

export const steerPlanInput = planInput.extend({ action: z.enum(steerings) });

const done: Record<Steering, string> = { pause: "paused", resume: "resumed", stop: "stopped" };

/** Pauses, resumes or stops a plan. Running sub-tasks are finished after a pause, and dropped after a stop. */
export async function steerPlan(
  deps: SteeringDeps,
  { planId, action }: z.infer<typeof steerPlanInput>,
  actor: Actor,
): Promise<ViewedPlan> {
  await loadPlan(deps, { planId }, actor);
  const now = deps.clock.now();
  const steered = await deps.subTaskPlans.update(planId, now, (stored) => {
    const changed = planAfterSteering(stored, action, now);
    if (!changed) throw planNotIn(done[action]);
    return changed;
  });
  return continuePlan(deps, steered);
}

/** Enqueues workers for the changed plan, tells the pages, and returns what the learner sees. */
export async function continuePlan(
  deps: SteeringDeps,
  stored: Awaited<ReturnType<Deps["subTaskPlans"]["find"]>>,
): Promise<ViewedPlan> {
  if (!stored) throw noSuchPlan();
  await enqueueWorkers(deps, stored);
  await signalPlan(deps, stored);
  return { plan: await toView(deps, stored) };
}
