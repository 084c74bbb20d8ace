import type { Language } from "@foothold/core/runs";

/** The language service chooses the language by the file's extension, and JavaScript without one. */
export const fileNames: Record<Language, string> = {
  javascript: "file:///solution.js",
  typescript: "file:///solution.ts",
  python: "file:///solution.py",
};
