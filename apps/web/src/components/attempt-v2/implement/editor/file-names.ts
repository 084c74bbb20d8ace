import type { Language } from "@foothold/core/runs";

/** The language service reads a program as the language that the end of its name says, and as JavaScript without one. */
export const fileNames: Record<Language, string> = {
  javascript: "file:///solution.js",
  typescript: "file:///solution.ts",
  python: "file:///solution.py",
};
