import type { AttemptSummary } from "@foothold/core/attempt";

/** The step an attempt is at, as a word: Plan. */
export function stepOf({ v2Step, state }: Pick<AttemptSummary, "v2Step" | "state">): string {
  const step = v2Step ?? state;
  return step.charAt(0) + step.slice(1).toLowerCase();
}
