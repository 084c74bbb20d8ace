import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Pattern } from "../entities/catalog/pattern.ts";
import type { Deps } from "../ports/deps.ts";

/** The pattern that the learner works with; null while they are still choosing one. */
export async function findChosenPattern(
  { patterns }: Pick<Deps, "patterns">,
  { v2Step, planPayload }: AnyAttempt,
): Promise<Pattern | null> {
  const chosen = v2Step === "PLAN" ? null : planPayload?.chosenPattern;
  return chosen ? patterns.find(chosen) : null;
}
