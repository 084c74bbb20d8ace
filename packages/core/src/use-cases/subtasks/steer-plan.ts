import { z } from "zod";
import { changeConversation } from "../../chat/change-conversation.ts";
import { costOf } from "../../chat/reply/reply-cost.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
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

export type SteeringDeps = PricingDeps &
  Pick<Deps, "subTaskPlans" | "jobs" | "signals" | "clock" | "conversations">;

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
  if (steered && action === "stop") await countSpent(deps, steered, actor);
  return continuePlan(deps, steered);
}

/** What a stopped plan took counts in its conversation, as that of a merged one does. */
async function countSpent(
  deps: SteeringDeps,
  { plan, tasks }: SubTaskPlan,
  actor: Actor,
): Promise<void> {
  const spent = tasks.flatMap((task) => task.spent);
  if (spent.length === 0) return;
  const { chat } = await deps.coachSettings.read();
  const sum = (field: "inputTokens" | "outputTokens") =>
    spent.reduce((total, use) => total + use[field], 0);
  await changeConversation(
    deps,
    { conversationId: plan.parentSessionId },
    (before) => ({
      tokensIn: before.tokensIn + sum("inputTokens"),
      tokensOut: before.tokensOut + sum("outputTokens"),
      cost: before.cost + costOf(spent, chat.prices),
    }),
    actor,
  );
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
