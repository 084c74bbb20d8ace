import type { CatalogProblem } from "./catalog-problem.ts";
import type { ProblemFile } from "./schema/problem.ts";

export const defaultTotalMs = 10_000;
export const defaultMemoryBytes = 256 * 1024 * 1024;
export const defaultStdoutBytes = 64 * 1024;

export function runLimits(limits: ProblemFile["limits"]): CatalogProblem["limits"] {
  return {
    testMs: limits.testMs,
    totalMs: limits.totalMs ?? defaultTotalMs,
    memoryBytes: limits.memoryBytes ?? defaultMemoryBytes,
    stdoutBytes: defaultStdoutBytes,
  };
}
