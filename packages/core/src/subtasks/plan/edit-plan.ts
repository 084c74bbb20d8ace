import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import { findCycle } from "./find-cycle.ts";

/** A sub-task as the learner wants it. Those that are not listed are removed. */
export type EditedTask = {
  subtaskId: string;
  instruction: string;
  dependencies: readonly string[];
};

export type Edited =
  | { allowed: true; tasks: SubTask[] }
  | { allowed: false; reason: "empty" | "unknown" | "twice" }
  /** `numbers`: the sub-tasks on a cycle of dependencies, as the learner numbered them. */
  | { allowed: false; reason: "cycle"; numbers: number[] };

/** The sub-tasks in the learner's order, with their words and dependencies. */
export function editPlan(tasks: readonly SubTask[], edited: readonly EditedTask[]): Edited {
  if (edited.length === 0) return { allowed: false, reason: "empty" };
  const ids = edited.map(({ subtaskId }) => subtaskId);
  if (new Set(ids).size < ids.length) return { allowed: false, reason: "twice" };
  const known = new Map(tasks.map((task) => [task.subtaskId, task]));
  const changed: SubTask[] = [];
  for (const [place, { subtaskId, instruction, dependencies }] of edited.entries()) {
    const task = known.get(subtaskId);
    if (!task) return { allowed: false, reason: "unknown" };
    changed.push({
      ...task,
      priority: place + 1,
      // What depends on a removed sub-task no longer waits for it.
      dependencies: [...new Set(dependencies)].filter((id) => ids.includes(id)),
      input: { ...task.input, instruction },
      work: reworded(task, instruction),
    });
  }
  const cycle = findCycle(changed);
  if (!cycle) return { allowed: true, tasks: changed };
  return { allowed: false, reason: "cycle", numbers: cycle.map((id) => ids.indexOf(id) + 1) };
}

/** With a new instruction a sub-task becomes a question to the coach, unless it sums up the others. */
function reworded(task: SubTask, instruction: string): SubTask["work"] {
  if (instruction === task.input.instruction || task.work.kind === "collect") return task.work;
  return { kind: "ask", questions: [instruction] };
}
