import { z } from "zod";
import { runValueSchema } from "../runs/run.ts";
import { subTaskSchema } from "./sub-task.ts";

export const planStatuses = [
  /** Shown to the learner, who has not started it yet. */
  "draft",
  "running",
  "paused",
  /** All sub-tasks are done, but two of them change the same lines: the learner has to choose. */
  "deciding",
  "completed",
  "stopped",
] as const;
export const planStatusSchema = z.enum(planStatuses);
export type PlanStatus = z.infer<typeof planStatusSchema>;

export const granularities = ["fine", "medium", "coarse"] as const;
export const granularitySchema = z.enum(granularities);
export type Granularity = z.infer<typeof granularitySchema>;

export const strategies = ["parallel", "sequential", "fast-and-loose"] as const;
export const strategySchema = z.enum(strategies);
export type Strategy = z.infer<typeof strategySchema>;

export const executionOrderSchema = z.enum(["sequential", "parallel", "dependency-graph"]);
export type ExecutionOrder = z.infer<typeof executionOrderSchema>;

/** What a large request asks for. `other`: a model made the plan. */
export const requestShapes = [
  "failing-tests",
  "constraints",
  "versions",
  "lines",
  "breaking",
  "review",
  "other",
] as const;
export const requestShapeSchema = z.enum(requestShapes);
export type RequestShape = z.infer<typeof requestShapeSchema>;

const count = z.number().int().min(0);
export const granularityOptionSchema = z.object({
  granularity: granularitySchema,
  tasks: count,
  tokensEach: count,
  recommended: z.boolean(),
});
export type GranularityOption = z.infer<typeof granularityOptionSchema>;

export const strategyOptionSchema = z.object({
  strategy: strategySchema,
  /** 1 to 4. */
  speed: z.number().int().min(1).max(4),
  /** In US dollars. */
  estimatedCost: z.number().min(0),
  /** Of models' replies; 0 where the built-in coach does everything. */
  estimatedTokens: count,
  estimatedTimeMs: count,
  risk: z.enum(["low", "medium", "high"]),
  /** How many sub-tasks can begin at once, and how many have to wait. */
  atOnce: count,
  waiting: count,
  recommended: z.boolean(),
});
export type StrategyOption = z.infer<typeof strategyOptionSchema>;

/** Lines of a file that several sub-tasks change. */
export const planConflictSchema = z.object({
  path: z.string(),
  /** The lines before any change; `fromLine` counts from 1. */
  fromLine: count,
  original: z.string(),
  sides: z.array(z.object({ subtaskId: z.string(), content: z.string() })).min(2),
  /** The sub-task whose lines are taken, or `none` for the original lines; null until the learner has chosen. */
  chosen: z.string().nullable(),
});
export type PlanConflict = z.infer<typeof planConflictSchema>;

const moment = z.iso.datetime().nullable();

/** A request that was split; its sub-tasks are stored beside it. */
export const storedPlanSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  /** The id of the conversation. */
  parentSessionId: z.string().min(1),
  request: z.string(),
  shape: requestShapeSchema,
  status: planStatusSchema,
  granularity: granularitySchema,
  /** True if the coach chose the granularity, false if the learner did. */
  isCoachsChoice: z.boolean(),
  granularityOptions: z.array(granularityOptionSchema),
  strategy: strategySchema,
  executionOrder: executionOrderSchema,
  estimatedCost: z.number().min(0),
  estimatedTimeMs: count,
  /** The files when the plan was made. The sub-tasks' changes are relative to these texts. */
  files: z.record(z.string(), z.string()),
  conflicts: z.array(planConflictSchema),
  /** Read and written by all sub-tasks. */
  sharedData: z.record(z.string(), runValueSchema),
  /** What each sub-task, by its id, leaves for those that depend on it. */
  stepOutputs: z.record(z.string(), runValueSchema),
  /** The lease of the worker that merges the results ends then. */
  mergeUntil: moment,
  /** The exchange that holds the merged result. */
  exchangeId: z.string().nullable(),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  startedAt: moment,
  completedAt: moment,
});
export type StoredPlan = z.infer<typeof storedPlanSchema>;

export const subTaskPlanSchema = z.object({
  plan: storedPlanSchema,
  tasks: z.array(subTaskSchema),
});
/** A plan with its sub-tasks in their order. */
export type SubTaskPlan = z.infer<typeof subTaskPlanSchema>;
