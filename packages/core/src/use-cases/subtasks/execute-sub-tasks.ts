import { z } from "zod";
import { contentsOf } from "../../attempt/workspace/workspace-of.ts";
import type { Actor } from "../../entities/people/person.ts";
import { strategySchema } from "../../entities/subtasks/sub-task-plan.ts";
import { loadChatSubject } from "../../learning/chat/load-chat-subject.ts";
import type { Deps } from "../../ports/deps.ts";
import { staleVersion } from "../../ports/lost-race.ts";
import {
  loadPlan,
  planInput,
  pricingFor,
  toView,
  type ViewedPlan,
} from "../../subtasks/load-plan.ts";
import { estimated } from "../../subtasks/plan/plan-sub-tasks.ts";
import { noSuchPlan, planNotIn } from "../../subtasks/refusals.ts";
import { enqueueWorkers, signalPlan } from "../../subtasks/run/enqueue-workers.ts";
import type { PlanningDeps } from "./plan-request.ts";

export const executeSubTasksInput = planInput.extend({
  strategy: strategySchema.optional(),
  /** The version that the learner saw. */
  version: z.number().int().min(1).optional(),
});
export type ExecuteSubTasks = z.infer<typeof executeSubTasksInput>;

/** Starts a plan: from now on workers of any instance claim its sub-tasks. */
export async function executeSubTasks(
  deps: PlanningDeps & Pick<Deps, "jobs" | "signals">,
  input: ExecuteSubTasks,
  actor: Actor,
): Promise<ViewedPlan> {
  const { plan } = await loadPlan(deps, input, actor);
  const conversation = await deps.conversations.find(plan.parentSessionId);
  if (!conversation) throw noSuchPlan();
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") throw noSuchPlan();
  const files = contentsOf(subject.attempt, await deps.workspaces.files(subject.attempt.id));
  const pricing = await pricingFor(deps, actor.userId);
  const now = deps.clock.now();
  const started = await deps.subTaskPlans.update(input.planId, now, (stored) => {
    if (stored.plan.status === "running") return null;
    if (stored.plan.status !== "draft") throw planNotIn("started");
    if ((input.version ?? stored.plan.version) !== stored.plan.version) {
      throw staleVersion("plan", stored.plan.version);
    }
    const strategy = input.strategy ?? stored.plan.strategy;
    const choices = estimated(stored.tasks, stored.plan, strategy, pricing);
    const startedAt = now.toISOString();
    return { ...stored, plan: { ...stored.plan, ...choices, status: "running", files, startedAt } };
  });
  if (!started) throw noSuchPlan();
  await enqueueWorkers(deps, started);
  await signalPlan(deps, started);
  return { plan: await toView(deps, started) };
}
