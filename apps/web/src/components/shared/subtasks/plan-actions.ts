import type { PlanView } from "@foothold/core/subtasks";

/** What the learner can do with a plan. */
export type PlanActions = {
  busy: boolean;
  change: (body: object) => Promise<boolean>;
  start: (strategy: PlanView["strategy"]) => void;
  steer: (action: "pause" | "resume" | "stop") => void;
  decideTask: (subtaskId: string, decision: "retry" | "skip" | "stop") => void;
  decideConflict: (conflict: number, chosen: string) => void;
};
