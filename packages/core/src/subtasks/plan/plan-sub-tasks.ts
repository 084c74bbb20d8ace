import { MAX_INSTRUCTION_LENGTH, type SubTask } from "../../entities/subtasks/sub-task.ts";
import type {
  Granularity,
  RequestShape,
  StoredPlan,
  Strategy,
  SubTaskPlan,
} from "../../entities/subtasks/sub-task-plan.ts";
import type { TruncationCount } from "../../ports/subtasks.ts";
import { type Complexity, chooseGranularity, granularityOptions } from "./granularity.ts";
import type { PlanFacts, PlanStep } from "./plan-step.ts";
import { itemCount, LEAST_STEPS, planSteps } from "./plan-steps.ts";
import { executionOrders, type Pricing, strategyOptions } from "./strategy.ts";

/** What was asked for, with all that a plan is decided on. */
export type Planning = {
  request: string;
  shape: RequestShape;
  facts: PlanFacts;
  /** The steps that a model made, where no shape knows the request. */
  steps?: readonly PlanStep[];
  /** Undefined to let the coach choose. */
  granularity?: Granularity | undefined;
  past: readonly TruncationCount[];
  pricing: Pricing;
};

export type PlanOwner = Pick<StoredPlan, "id" | "userId" | "parentSessionId" | "createdAt">;

/** The plan for a request; null where it has fewer than three steps and needs none. */
export function planSubTasks(
  { request, shape, facts, steps: given, granularity, past, pricing }: Planning,
  owner: PlanOwner,
  newId: () => string,
): SubTaskPlan | null {
  const stepsAt = (at: Granularity) =>
    shape === "other" ? [...(given ?? [])] : planSteps(shape, facts, at);
  const items = shape === "other" ? stepsAt("fine").length : itemCount(shape, facts);
  if (items < LEAST_STEPS) return null;
  const complexity: Complexity = {
    items,
    files: facts.files.length,
    codeLines: facts.lines.length,
  };
  const recommended = chooseGranularity(complexity, past);
  const chosen = granularity ?? recommended;
  const tasks = toTasks(stepsAt(chosen), owner, newId);
  const plan: StoredPlan = {
    ...owner,
    request,
    shape,
    status: "draft",
    granularity: chosen,
    isCoachsChoice: granularity === undefined,
    granularityOptions: granularityOptions((at) => stepsAt(at).length, recommended),
    ...estimated(tasks, { shape, granularity: chosen }, "parallel", pricing),
    files: {},
    conflicts: [],
    sharedData: {},
    stepOutputs: {},
    mergeUntil: null,
    exchangeId: null,
    version: 1,
    startedAt: null,
    completedAt: null,
  };
  return { plan, tasks };
}

/** What follows from the choice of a strategy. */
export function estimated(
  tasks: readonly SubTask[],
  plan: Pick<StoredPlan, "granularity" | "shape">,
  strategy: Strategy,
  pricing: Pricing,
): Pick<StoredPlan, "strategy" | "executionOrder" | "estimatedCost" | "estimatedTimeMs"> {
  const option = strategyOptions(tasks, plan, pricing).find((each) => each.strategy === strategy);
  return {
    strategy,
    executionOrder: executionOrders[strategy],
    estimatedCost: option?.estimatedCost ?? 0,
    estimatedTimeMs: option?.estimatedTimeMs ?? 0,
  };
}

function toTasks(steps: readonly PlanStep[], owner: PlanOwner, newId: () => string): SubTask[] {
  const ids = steps.map(() => newId());
  return steps.map(
    ({ instruction, contextFiles, constraints, work, difficulty, dependsOn }, at) => ({
      subtaskId: ids[at] ?? "",
      planId: owner.id,
      parentSessionId: owner.parentSessionId,
      status: "pending",
      priority: at + 1,
      dependencies: dependsOn.flatMap((place) => ids[place] ?? []),
      input: {
        instruction: instruction.slice(0, MAX_INSTRUCTION_LENGTH),
        contextFiles: [...contextFiles],
        constraints: [...constraints],
      },
      output: null,
      model: null,
      work,
      difficulty,
      progress: 0,
      tries: 0,
      spent: [],
      failure: null,
      claim: null,
      askedAt: null,
      createdAt: owner.createdAt,
      startedAt: null,
      completedAt: null,
    }),
  );
}
