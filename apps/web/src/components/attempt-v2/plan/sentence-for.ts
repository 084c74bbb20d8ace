import type { PlanGuide } from "@foothold/core/attempt";
import type { Sentence } from "./use-plan.ts";

type Situation = {
  isRevision: boolean;
  /** Whether the pattern selected on the page is the one that was sent last. */
  isChosen: boolean;
  hasTemplate: boolean;
  /** Whether the learner uses the sentence with slots where it is offered. */
  isBuilding: boolean;
  guide: Pick<PlanGuide, "invariantRequired" | "chosenFits">;
};

/**
 * How the learner gives the invariant now. The sentence with slots reveals the pattern, so it comes after the choice.
 */
export function sentenceFor(situation: Situation): { sentence: Sentence; builderOffered: boolean } {
  const { isRevision, isChosen, hasTemplate, isBuilding, guide } = situation;
  const builderOffered = guide.invariantRequired && isChosen && hasTemplate;
  const comesLater = guide.invariantRequired && !isRevision && !(isChosen && guide.chosenFits);
  if (comesLater) return { sentence: "later", builderOffered: false };
  return { sentence: builderOffered && isBuilding ? "builder" : "text", builderOffered };
}
