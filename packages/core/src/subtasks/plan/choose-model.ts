import type { SubTask } from "../../entities/subtasks/sub-task.ts";
import type { StoredPlan } from "../../entities/subtasks/sub-task-plan.ts";

/** `perMillionTokens`: US dollars for replies. */
export type PricedModel = { name: string; perMillionTokens: number };
export type SpecialistModels = { cheapest: PricedModel; best: PricedModel };

/** Whether a model is asked for this work. What is only run or measured stays with the built-in coach. */
export function needsWords(
  { work }: Pick<SubTask, "work">,
  { shape }: Pick<StoredPlan, "shape">,
): boolean {
  if (work.kind === "collect") {
    return ["failing-tests", "lines", "review", "other"].includes(shape);
  }
  return ["explain-tests", "describe-lines", "review", "ask"].includes(work.kind);
}

/** The model that will be asked: the cheapest for simple work, the best for the rest; null for the built-in coach. */
export function chooseModel(
  task: Pick<SubTask, "work" | "difficulty">,
  plan: Pick<StoredPlan, "shape">,
  models: SpecialistModels | null,
): PricedModel | null {
  if (!models || !needsWords(task, plan)) return null;
  return task.difficulty === "simple" ? models.cheapest : models.best;
}
