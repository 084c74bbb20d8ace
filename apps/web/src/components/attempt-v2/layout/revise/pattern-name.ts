import type { ProblemView } from "@foothold/core/catalog";

export function patternName({ patternChoices }: ProblemView, id: string): string {
  return patternChoices.find(({ patternId }) => patternId === id)?.name ?? id;
}
