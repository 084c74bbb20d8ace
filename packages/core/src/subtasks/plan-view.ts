import { z } from "zod";
import { costOf } from "../chat/reply/reply-cost.ts";
import type { ModelPrices } from "../entities/coach/chat-settings.ts";
import { subTaskSchema } from "../entities/subtasks/sub-task.ts";
import {
  planConflictSchema,
  type SubTaskPlan,
  storedPlanSchema,
  strategyOptionSchema,
} from "../entities/subtasks/sub-task-plan.ts";
import { chooseModel } from "./plan/choose-model.ts";
import { type Pricing, strategyOptions } from "./plan/strategy.ts";
import { waitingFor } from "./run/task-state.ts";

const viewedTaskSchema = subTaskSchema
  .pick({
    subtaskId: true,
    status: true,
    priority: true,
    dependencies: true,
    input: true,
    difficulty: true,
    progress: true,
    failure: true,
    startedAt: true,
    completedAt: true,
  })
  .extend({
    /** Who answered, or will be asked; null for the built-in coach. */
    model: z.string().nullable(),
    /** Numbers of the sub-tasks that it still waits for. */
    waitingFor: z.array(z.number().int()),
    /** True for the sub-task that sums up the others. */
    isCollecting: z.boolean(),
  });
export type ViewedTask = z.infer<typeof viewedTaskSchema>;

/** What the learner sees of a plan. Results are shown only after merging, when the guard has passed them as a whole. */
export const planViewSchema = storedPlanSchema
  .pick({
    id: true,
    request: true,
    shape: true,
    status: true,
    granularity: true,
    isCoachsChoice: true,
    granularityOptions: true,
    strategy: true,
    executionOrder: true,
    estimatedCost: true,
    estimatedTimeMs: true,
    exchangeId: true,
    version: true,
    createdAt: true,
  })
  .extend({
    strategies: z.array(strategyOptionSchema),
    tasks: z.array(viewedTaskSchema),
    conflicts: z.array(planConflictSchema),
    tokensUsed: z.number().int(),
    /** What the calls so far cost, in US dollars. */
    costSoFar: z.number(),
  });
export type PlanView = z.infer<typeof planViewSchema>;

export function viewPlan(stored: SubTaskPlan, pricing: Pricing, prices: ModelPrices): PlanView {
  const { plan, tasks } = stored;
  const spent = tasks.flatMap((task) => task.spent);
  const { id, request, shape, status, granularity, isCoachsChoice, granularityOptions } = plan;
  const { strategy, executionOrder, estimatedCost, estimatedTimeMs } = plan;
  const { exchangeId, version, createdAt, conflicts } = plan;
  return {
    ...{ id, request, shape, status, granularity, isCoachsChoice, granularityOptions },
    ...{ strategy, executionOrder, estimatedCost, estimatedTimeMs },
    ...{ exchangeId, version, createdAt, conflicts },
    strategies: strategyOptions(tasks, plan, pricing),
    tasks: tasks.map((task) => ({
      subtaskId: task.subtaskId,
      status: task.status,
      priority: task.priority,
      dependencies: task.dependencies,
      input: task.input,
      difficulty: task.difficulty,
      model: task.output ? task.model : (chooseModel(task, plan, pricing.models)?.name ?? null),
      progress: task.progress,
      failure: task.failure,
      startedAt: task.startedAt,
      completedAt: task.completedAt,
      waitingFor: task.status === "pending" ? waitingFor(stored, task) : [],
      isCollecting: task.work.kind === "collect",
    })),
    tokensUsed: spent.reduce((sum, use) => sum + use.inputTokens + use.outputTokens, 0),
    costSoFar: costOf(spent, prices),
  };
}
