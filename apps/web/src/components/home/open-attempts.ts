import type { AttemptStep } from "@foothold/core/attempt";
import type { BegunProblem } from "@foothold/core/learning";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import type { Work } from "./AttemptCard.tsx";

export function openAttemptCards(begun: readonly BegunProblem[]): Work[] {
  return begun.map(({ attempt: { id, language, v2Step, state }, problem: { title, rung } }) => ({
    href: `/practice/${id}`,
    title,
    rung,
    patterns: [],
    standing: `${placeText(v2Step ?? state)}, in ${languageNames[language]}`,
  }));
}

function placeText(place: AttemptStep): string {
  const isFinished = place === "COMPLETE" || place === "DONE";
  return isFinished ? stepNames[place] : `At ${stepNames[place]}`;
}
