import type { Language } from "../../entities/attempt/attempt-mode.ts";

/** The file that an attempt's code is, in its change history. */
export const solutionPath: Record<Language, string> = {
  javascript: "solution.js",
  typescript: "solution.ts",
  python: "solution.py",
};
