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
import { enqueueWorkers, tellOf } from "../../subtasks/run/enqueue-workers.ts";
import {
  decideFailed,
  type Steering,
  steerings,
  steerPlan,
} from "../../subtasks/run/steer-plan.ts";

type SteeringDeps = PricingDeps & Pick<Deps, "subTaskPlans" | "jobs" | "signals" | "clock">;

export const steerPlanInput = planInput.extend({ action: z.enum(steerings) });

const done: Record<Steering, string> = { pause: "paused", resume: "resumed", stop: "stopped" };

/** Pauses, resumes or stops a plan. Running sub-tasks are finished after a pause, and dropped after a stop. */
export async function changeCourse(
  deps: SteeringDeps,
  { planId, action }: z.infer<typeof steerPlanInput>,
  actor: Actor,
): Promise<ViewedPlan> {
  await loadPlan(deps, { planId }, actor);
  const now = deps.clock.now();
  const steered = await deps.subTaskPlans.update(planId, now, (stored) => {
    const changed = steerPlan(stored, action, now);
    if (!changed) throw planNotIn(done[action]);
    return changed;
  });
  return goOn(deps, steered);
}

export const decideTaskInput = planInput.extend({
  subtaskId: z.string().min(1).max(100),
  decision: z.enum(["retry", "skip", "stop"]),
});

/** Retries or skips a sub-task that failed twice. */
export async function decideTask(
  deps: SteeringDeps,
  { planId, subtaskId, decision }: z.infer<typeof decideTaskInput>,
  actor: Actor,
): Promise<ViewedPlan> {
  if (decision === "stop") return changeCourse(deps, { planId, action: "stop" }, actor);
  await loadPlan(deps, { planId }, actor);
  const decided = await deps.subTaskPlans.update(planId, deps.clock.now(), (stored) => {
    const changed = decideFailed(stored, subtaskId, decision);
    if (!changed) throw planNotIn(decision === "retry" ? "tried again there" : "shortened there");
    return changed;
  });
  return goOn(deps, decided);
}

async function goOn(
  deps: SteeringDeps,
  stored: Awaited<ReturnType<Deps["subTaskPlans"]["find"]>>,
): Promise<ViewedPlan> {
  if (!stored) throw noSuchPlan();
  await enqueueWorkers(deps, stored);
  await tellOf(deps, stored);
  return { plan: await toView(deps, stored) };
}
