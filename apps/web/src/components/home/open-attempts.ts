import type { AttemptStep, AttemptSummary } from "@foothold/core/attempt";
import type { ProblemSummary } from "@foothold/core/catalog";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import type { Work } from "./AttemptCard.tsx";

/** Open attempts as cards. An attempt whose problem is no longer in the catalogue gets none. */
export function openAttemptCards(
  attempts: readonly AttemptSummary[],
  problems: readonly ProblemSummary[],
): Work[] {
  return attempts.flatMap(({ id, problemSlug, language, v2Step, state }) => {
    const problem = problems.find(({ slug }) => slug === problemSlug);
    if (!problem) return [];
    const { title, rung } = problem;
    const standing = `${placeText(v2Step ?? state)}, in ${language}`;
    return [{ href: `/practice/${id}`, title, rung, patterns: [], standing }];
  });
}

function placeText(place: AttemptStep): string {
  const isFinished = place === "COMPLETE" || place === "DONE";
  return isFinished ? stepNames[place] : `At ${stepNames[place]}`;
}
