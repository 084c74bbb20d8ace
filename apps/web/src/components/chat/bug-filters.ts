import { BUILT_IN, chatBugTypes, type ListedChatBugs } from "@foothold/core/chat";
import { bugNames } from "#components/shared/chat/bug-words.ts";

const all = { value: "", label: "All" };

export const typeOptions = [
  all,
  ...chatBugTypes.map((value) => ({ value, label: bugNames[value] })),
];

export const byOptions = [
  all,
  { value: "learner", label: "Learners" },
  { value: "script", label: "Foothold itself" },
];

export const modelName = (model: string | null) => model ?? "Built-in coach";

/** The models that something is counted for, and the one that is chosen. */
export function modelOptions({ counts }: Pick<ListedChatBugs, "counts">, chosen: string) {
  const values = new Set(counts.map(({ model }) => model ?? BUILT_IN));
  if (chosen !== "") values.add(chosen);
  return [all, ...[...values].map((value) => ({ value, label: value }))];
}

/** By model: how many there are of each kind. */
export function countsByModel(counts: ListedChatBugs["counts"]) {
  const models = [...new Set(counts.map(({ model }) => model))];
  return models.map((model) => {
    const ofModel = counts.filter((each) => each.model === model);
    const kinds = ofModel.map(({ type, count }) => `${bugNames[type]}: ${count}`);
    const total = ofModel.reduce((sum, { count }) => sum + count, 0);
    return { name: modelName(model), total, kinds };
  });
}
