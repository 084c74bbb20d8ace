import { z } from "zod";
import type { Actor } from "../../entities/people/person.ts";
import { MAX_INSTRUCTION_LENGTH } from "../../entities/subtasks/sub-task.ts";
import {
  granularitySchema,
  type SubTaskPlan,
  strategySchema,
} from "../../entities/subtasks/sub-task-plan.ts";
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
import { editPlan } from "../../subtasks/plan/edit-plan.ts";
import { MAX_GROUPS } from "../../subtasks/plan/granularity.ts";
import { estimated, planSubTasks } from "../../subtasks/plan/plan-sub-tasks.ts";
import { editRefused, noSuchPlan, planNotIn } from "../../subtasks/refusals.ts";
import { signalPlan } from "../../subtasks/run/enqueue-workers.ts";
import { gatherFacts } from "../../subtasks/work/gather-facts.ts";
import type { PlanningDeps } from "./plan-request.ts";

export const changePlanInput = planInput.extend({
  /** The version that the learner saw. */
  version: z.number().int().min(1),
  /** `coach` lets the coach choose. The sub-tasks are then made again. */
  granularity: z.union([granularitySchema, z.literal("coach")]).optional(),
  strategy: strategySchema.optional(),
  /** All sub-tasks in their new order. Those that are missing are removed. */
  tasks: z
    .array(
      z.object({
        subtaskId: z.string().min(1).max(100),
        instruction: z.string().trim().min(1).max(MAX_INSTRUCTION_LENGTH),
        dependencies: z.array(z.string().max(100)).max(MAX_GROUPS + 1),
      }),
    )
    .max(MAX_GROUPS + 1)
    .optional(),
});
export type ChangePlan = z.infer<typeof changePlanInput>;

/** Changes a plan that was not started: its granularity, its strategy or its sub-tasks. */
export async function changePlan(
  deps: PlanningDeps & Pick<Deps, "signals">,
  input: ChangePlan,
  actor: Actor,
): Promise<ViewedPlan> {
  const before = await loadPlan(deps, input, actor);
  const pricing = await pricingFor(deps, actor.userId);
  const remade = input.granularity ? await makeAnew(deps, before, input, actor) : null;
  const changed = await deps.subTaskPlans.update(input.planId, deps.clock.now(), (stored) => {
    if (stored.plan.status !== "draft") throw planNotIn("changed");
    if (stored.plan.version !== input.version) throw staleVersion("plan", stored.plan.version);
    const base = remade ?? stored;
    const edited = input.tasks ? editPlan(base.tasks, input.tasks) : null;
    if (edited && !edited.allowed) throw editRefused(edited);
    const tasks = edited?.tasks ?? base.tasks;
    const { granularity, isCoachsChoice } = base.plan;
    const strategy = input.strategy ?? stored.plan.strategy;
    const choices = {
      granularity,
      isCoachsChoice,
      ...estimated(tasks, base.plan, strategy, pricing),
    };
    return { plan: { ...stored.plan, ...choices }, tasks };
  });
  if (!changed) throw noSuchPlan();
  await signalPlan(deps, changed);
  return { plan: await toView(deps, changed) };
}

/** The parts of the same request in another granularity. A model's plan stays as it is. */
async function makeAnew(
  deps: PlanningDeps,
  { plan }: SubTaskPlan,
  { granularity }: ChangePlan,
  actor: Actor,
): Promise<SubTaskPlan | null> {
  const conversation = await deps.conversations.find(plan.parentSessionId);
  if (!conversation || plan.shape === "other") return null;
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") return null;
  const planning = {
    request: plan.request,
    shape: plan.shape,
    facts: await gatherFacts(deps, subject, plan.shape),
    granularity: granularity === "coach" ? undefined : granularity,
    past: await deps.subTaskPlans.truncations(plan.shape),
    pricing: await pricingFor(deps, actor.userId),
  };
  return planSubTasks(planning, plan, deps.newId);
}
