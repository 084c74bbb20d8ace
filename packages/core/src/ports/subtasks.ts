import { z } from "zod";
import type { Granularity, RequestShape, SubTaskPlan } from "../entities/subtasks/sub-task-plan.ts";

export const subTaskConfigSchema = z.object({
  /** How many sub-tasks one instance works on at the same time. */
  perInstance: z.number().int().min(1).default(8),
  /** How many sub-tasks of one person run at the same time, on all instances together. */
  perPerson: z.number().int().min(1).default(4),
});
export type SubTaskConfig = z.infer<typeof subTaskConfigSchema>;
export const defaultSubTaskConfig: SubTaskConfig = subTaskConfigSchema.parse({});

export type TruncationCount = { granularity: Granularity; tasks: number; truncated: number };

/** What a change of a plan also depends on. */
export type PlanSurroundings = {
  /** How many sub-tasks of the same person's other plans are held by a worker at `now`. */
  runningElsewhere: number;
};

export type SubTaskPlans = {
  create(plan: SubTaskPlan): Promise<void>;
  find(planId: string): Promise<SubTaskPlan | null>;
  /** The newest plan of a conversation. */
  newest(conversationId: string): Promise<SubTaskPlan | null>;
  /**
   * Changes a stored plan, while no other plan of the same person is changed. `change` returns null to leave it as it
   * is; what it throws is thrown. Returns the plan afterwards, or null if there is none.
   */
  update(
    planId: string,
    now: Date,
    change: (stored: SubTaskPlan, around: PlanSurroundings) => SubTaskPlan | null,
  ): Promise<SubTaskPlan | null>;
  /** The ids of running plans that no worker has touched since `before`, oldest first. */
  abandoned(before: Date): Promise<string[]>;
  /** How many models' replies were cut among the finished sub-tasks of such requests. */
  truncations(shape: RequestShape): Promise<TruncationCount[]>;
};
