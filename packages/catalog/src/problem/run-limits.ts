import { defaultRunLimits, type RunLimits } from "@foothold/core/runs";
import type { ProblemFile } from "../schema/problem.ts";

export function runLimits({ testMs, totalMs, memoryBytes }: ProblemFile["limits"]): RunLimits {
  return {
    testMs,
    totalMs: totalMs ?? defaultRunLimits.totalMs,
    memoryBytes: memoryBytes ?? defaultRunLimits.memoryBytes,
    stdoutBytes: defaultRunLimits.stdoutBytes,
  };
}
