import { solutionPath } from "@foothold/core/solution-path";
import { readLocal } from "./code-store.ts";

const solutions = new Set(Object.values(solutionPath));

/** Whether something was typed in this file that is only in this browser so far. */
export function isUnsaved(attemptId: string, path: string): boolean {
  return readLocal(solutions.has(path) ? attemptId : `${attemptId}/${path}`) !== null;
}
