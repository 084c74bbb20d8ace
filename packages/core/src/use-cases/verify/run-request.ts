import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/problem.ts";
import type { RunRequest } from "../../entities/run.ts";

export function runRequest(problem: Problem, { language, code }: AnyAttempt): RunRequest {
  return {
    language,
    code,
    entryPoint: problem.signature.name,
    tests: problem.tests.map(({ args, expected }) => ({ args, expected })),
    limits: problem.limits,
    comparison: problem.comparison,
  };
}
