import type { AuthoredLanguage } from "./authored-problem.ts";
import type { WrongFile } from "./schema/wrong.ts";

export function caughtByIn(
  caughtBy: WrongFile[number]["caughtBy"],
  language: AuthoredLanguage,
): readonly string[] {
  return "javascript" in caughtBy ? caughtBy[language] : caughtBy;
}
