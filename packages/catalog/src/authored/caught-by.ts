import type { WrongFile } from "../schema/wrong.ts";
import type { AuthoredLanguage } from "./authored-problem.ts";

export function caughtByIn(
  caughtBy: WrongFile[number]["caughtBy"],
  language: AuthoredLanguage,
): readonly string[] {
  return "javascript" in caughtBy ? caughtBy[language] : caughtBy;
}
