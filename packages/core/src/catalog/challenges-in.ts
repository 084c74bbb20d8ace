import type { Problem } from "../entities/catalog/problem.ts";
import type { Language } from "../entities/runs/language.ts";

/** The wrong programs to break, in the attempt's language; TypeScript learners get JavaScript. */
export function challengesIn(
  { adversaryChallenges }: Problem,
  language: Language,
): Problem["adversaryChallenges"] {
  const shown = language === "typescript" ? "javascript" : language;
  return adversaryChallenges.filter((challenge) => challenge.language === shown);
}
