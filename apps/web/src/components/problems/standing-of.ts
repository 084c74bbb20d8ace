import type { AttemptSummary } from "@foothold/core";
import { languageNames } from "#components/ui/language-names.ts";

/** Where an open attempt waits, such as "At Plan, in Python". */
export function standingOf({ v2Step, state, language }: AttemptSummary): string {
  const step = v2Step ?? state;
  return `At ${step.charAt(0)}${step.slice(1).toLowerCase()}, in ${languageNames[language]}`;
}
