import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import {
  type ExecutionOrder,
  type StoredPlan,
  type Strategy,
  type StrategyOption,
  strategies,
} from "../../entities/subtasks/sub-task-plan.ts";
import { chooseModel, type SpecialistModels } from "./choose-model.ts";
import { tokensEach } from "./granularity.ts";

export const executionOrders: Record<Strategy, ExecutionOrder> = {
  parallel: "dependency-graph",
  sequential: "sequential",
  "fast-and-loose": "parallel",
};

const speeds: Record<Strategy, number> = { parallel: 3, sequential: 1, "fast-and-loose": 4 };
const risks = { parallel: "medium", sequential: "low", "fast-and-loose": "high" } as const;

/** How much more a strategy costs: steps that run at the same time each read the shared context. */
const OVERHEADS: Record<Strategy, number> = {
  sequential: 1,
  parallel: 4 / 3,
  "fast-and-loose": 5 / 3,
};

/** About how long a step takes, in milliseconds: the built-in coach runs programs, a model writes. */
export const BUILT_IN_MS = 400;
export const MODEL_MS_PER_TOKEN = 12;
const MILLION = 1_000_000;

export type Pricing = {
  /** Null where the built-in coach answers. */
  models: SpecialistModels | null;
  /** How many may run at the same time. */
  parallelism: number;
};

type Planned = Pick<SubTask, "subtaskId" | "dependencies" | "work" | "priority" | "difficulty">;

/** The ids of the sub-tasks that this one waits for under a strategy. */
export function waitsFor(task: Planned, strategy: Strategy, all: readonly Planned[]): string[] {
  if (strategy === "sequential") {
    const before = all.filter(({ priority }) => priority < task.priority);
    return [...new Set([...task.dependencies, ...before.map(({ subtaskId }) => subtaskId)])];
  }
  // Fast and loose: only the sub-task that sums up waits for the others.
  if (strategy === "fast-and-loose" && task.work.kind !== "collect") return [];
  return [...task.dependencies];
}

/** How many rounds a strategy takes, when `parallelism` sub-tasks run at the same time. */
export function countRounds(
  tasks: readonly Planned[],
  strategy: Strategy,
  parallelism: number,
): number {
  const done = new Set<string>();
  let rounds = 0;
  while (done.size < tasks.length) {
    const ready = tasks.filter(
      (task) =>
        !done.has(task.subtaskId) && waitsFor(task, strategy, tasks).every((id) => done.has(id)),
    );
    if (ready.length === 0) return tasks.length;
    for (const { subtaskId } of ready.slice(0, parallelism)) done.add(subtaskId);
    rounds += 1;
  }
  return rounds;
}

export function strategyOptions(
  tasks: readonly Planned[],
  plan: Pick<StoredPlan, "granularity" | "shape">,
  pricing: Pricing,
): StrategyOption[] {
  const tokens = tokensEach[plan.granularity];
  const asked = tasks.flatMap((task) => chooseModel(task, plan, pricing.models) ?? []);
  const stepMs = asked.length > 0 ? tokens * MODEL_MS_PER_TOKEN : BUILT_IN_MS;
  const cost = asked.reduce((sum, model) => sum + (tokens * model.perMillionTokens) / MILLION, 0);
  return strategies.map((strategy) => {
    const atOnce = tasks.filter((task) => waitsFor(task, strategy, tasks).length === 0).length;
    return {
      strategy,
      speed: speeds[strategy],
      risk: risks[strategy],
      estimatedCost: cost * OVERHEADS[strategy],
      estimatedTokens: Math.round(asked.length * tokens * OVERHEADS[strategy]),
      estimatedTimeMs: countRounds(tasks, strategy, pricing.parallelism) * stepMs,
      atOnce,
      waiting: tasks.length - atOnce,
      recommended: strategy === "parallel",
    };
  });
}
