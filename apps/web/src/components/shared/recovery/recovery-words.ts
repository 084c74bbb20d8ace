import type { RecoveryStage, RecoveryStep } from "@foothold/core/recovery";
import type { BadgeTone } from "../../ui/Badge.tsx";

export const stageNames: Record<RecoveryStage, string> = {
  guidance: "What helped others",
  mutation: "Said in another way",
  model: "Another coach",
  branches: "Several ways at once",
  human: "An instructor",
};

/** The name of a stage, for a text that may be something else. */
export function findStageName(text: string | null): string | undefined {
  return Object.entries(stageNames).find(([stage]) => stage === text)?.[1];
}

export const outcomeWords: Record<
  NonNullable<RecoveryStep["outcome"]>,
  { label: string; tone: BadgeTone }
> = {
  pending: { label: "No result yet", tone: "neutral" },
  helped: { label: "Helped", tone: "success" },
  "not-helped": { label: "No progress after it", tone: "caution" },
};

/** Completes "because …". */
export const stuckReasonWords = {
  loop: "the same code came back again and again",
  "repeated-failure": "the last tries failed in much the same way",
  "no-completion": "many tries did not complete the step",
  "no-progress": "the last tries brought no progress",
} as const;

const strategies: Record<string, string> = {
  rephrase: "put into other words",
  decompose: "broken into steps",
  constrain: "narrowed down",
  examples: "with an example",
  negative: "what not to do",
  "bottom-up": "from the smallest part",
  "research-first": "look closely first",
  constrained: "with fewer choices",
  instructor: "",
  "built-in/diagnosis": "the built-in coach, from running your code",
};

/** A strategy in words; for a model its own name; empty for stored guidance. */
export function strategyName(strategy: string): string {
  const known = strategies[strategy];
  if (known !== undefined) return known;
  if (!strategy.includes("/")) return "";
  const [provider, ...model] = strategy.split("/");
  return provider === "built-in" ? "the built-in coach" : model.join("/");
}
