import type { SubTask, SubTaskOutput } from "../../entities/subtasks/sub-task.ts";
import type { StoredPlan, SubTaskPlan } from "../../entities/subtasks/sub-task-plan.ts";
import type { ChatSubject } from "../../ports/coach/converse.ts";
import type { Deps } from "../../ports/deps.ts";

export type AttemptSubject = Extract<ChatSubject, { kind: "attempt" }>;

export type WorkDeps = Pick<
  Deps,
  "builtInCoach" | "coach" | "runner" | "problems" | "changeSets" | "settings"
>;

/** What a sub-task is done with. */
export type WorkContext = {
  deps: WorkDeps;
  stored: SubTaskPlan;
  task: SubTask;
  subject: AttemptSubject;
  /** Notes how far it is, from 0 to 1. */
  report(progress: number): void;
};

/** What the built-in coach found. */
export type Findings = Pick<SubTaskOutput, "summary" | "sections" | "todos" | "fileChanges"> & {
  /** For those that depend on it. */
  stepOutput?: StoredPlan["stepOutputs"][string];
};

export const found = (summary: string, rest: Partial<Findings> = {}): Findings => ({
  summary,
  sections: [],
  todos: [],
  fileChanges: [],
  ...rest,
});

/** Does one after the other, and reports how far it is. */
export async function workThrough<Item, Result>(
  { report }: Pick<WorkContext, "report">,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(await work(item));
    report(results.length / items.length);
  }
  return results;
}
