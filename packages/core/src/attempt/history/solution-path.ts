import type { Language } from "../../entities/runs/language.ts";

/** The path of the attempt's code in its change history. */
export const solutionPath: Record<Language, string> = {
  javascript: "solution.js",
  typescript: "solution.ts",
  python: "solution.py",
};
