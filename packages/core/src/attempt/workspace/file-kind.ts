import { type FileKind, MAX_FILE_PATH_LENGTH } from "../../entities/attempt/workspace.ts";
import type { Language } from "../../entities/runs/language.ts";
import { solutionPath } from "../history/solution-path.ts";

/** The extensions of programs that run in an attempt of a language, its own first. */
export const programExtensions: Record<Language, readonly string[]> = {
  python: ["py"],
  javascript: ["js"],
  typescript: ["ts", "js"],
};

const TEST_FILE = /^test_[A-Za-z0-9_]+\.(py|js|ts)$/;
const SCRATCH = /^scratch\/[A-Za-z0-9_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/;

export type PathVerdict =
  | { allowed: true; kind: FileKind }
  | { allowed: false; reason: "unknown-path" | "other-language" };

/** What a file is by its path, or why a workspace does not hold it. */
export function judgePath(path: string, language: Language): PathVerdict {
  if (path === solutionPath[language]) return { allowed: true, kind: "solution" };
  if (path.length > MAX_FILE_PATH_LENGTH) return { allowed: false, reason: "unknown-path" };
  if (path === "notes.md") return { allowed: true, kind: "notes" };
  if (path === "tests.json") return { allowed: true, kind: "tests" };
  const extension = TEST_FILE.exec(path)?.[1];
  if (extension !== undefined) {
    return programExtensions[language].includes(extension)
      ? { allowed: true, kind: "test-file" }
      : { allowed: false, reason: "other-language" };
  }
  return SCRATCH.test(path)
    ? { allowed: true, kind: "scratch" }
    : { allowed: false, reason: "unknown-path" };
}

/** Whether the file is a program that the attempt's language can run. */
export function isProgram(path: string, language: Language): boolean {
  return programExtensions[language].some((extension) => path.endsWith(`.${extension}`));
}
