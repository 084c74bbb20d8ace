import type { Language } from "../../entities/attempt-mode.ts";
import type { Problem } from "../../entities/problem.ts";
import type { TestResultData } from "../../entities/test-result.ts";

export type KnownBug = Problem["wrongPrograms"][number];

/** The authored wrong program that fails on exactly the same tests; null when none or more than one kind does. */
export function knownBugOf(
  { wrongPrograms }: Problem,
  language: Language,
  results: readonly TestResultData[],
): KnownBug | null {
  const failed = results.filter(({ status }) => status !== "passed").map(({ index }) => index);
  const alike = wrongPrograms.filter(
    (program) =>
      sameLanguage(program.language, language) &&
      program.caughtBy.length === failed.length &&
      program.caughtBy.every((index) => failed.includes(index)),
  );
  const kinds = new Set(alike.map(({ bugKind }) => bugKind));
  return kinds.size === 1 ? (alike[0] ?? null) : null;
}

/** TypeScript fails as JavaScript does: its types are gone when it runs. */
function sameLanguage(one: Language, other: Language): boolean {
  const family = (language: Language) => (language === "typescript" ? "javascript" : language);
  return family(one) === family(other);
}
