import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { StoredPlan, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";

const createdAt = "2030-01-01T09:00:00.000Z";

export function aSubTask(given: Partial<SubTask> = {}): SubTask {
  return {
    subtaskId: "one",
    planId: "plan-1",
    parentSessionId: "conversation-1",
    status: "pending",
    priority: 1,
    dependencies: [],
    input: { instruction: "Read it.", contextFiles: [], constraints: [] },
    output: null,
    model: null,
    work: { kind: "ask", questions: ["What goes in?"] },
    difficulty: "simple",
    progress: 0,
    tries: 0,
    spent: [],
    failure: null,
    claim: null,
    askedAt: null,
    createdAt,
    startedAt: null,
    completedAt: null,
    ...given,
  };
}

/** Its sub-tasks are numbered in their order. */
export function aSubTaskPlan(
  given: Partial<StoredPlan> = {},
  tasks: readonly Partial<SubTask>[] = [{}],
): SubTaskPlan {
  const plan: StoredPlan = {
    id: "plan-1",
    userId: "learner-1",
    parentSessionId: "conversation-1",
    request: "Explain every failing test",
    shape: "failing-tests",
    status: "running",
    granularity: "fine",
    isCoachsChoice: true,
    granularityOptions: [],
    strategy: "parallel",
    executionOrder: "dependency-graph",
    estimatedCost: 0,
    estimatedTimeMs: 400,
    files: {},
    conflicts: [],
    sharedData: {},
    stepOutputs: {},
    mergeUntil: null,
    exchangeId: null,
    version: 1,
    createdAt,
    startedAt: null,
    completedAt: null,
    ...given,
  };
  const { id: planId, parentSessionId } = plan;
  return {
    plan,
    tasks: tasks.map((task, at) =>
      aSubTask({ planId, parentSessionId, priority: at + 1, subtaskId: `t${at + 1}`, ...task }),
    ),
  };
}
