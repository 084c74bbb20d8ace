import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import type { RunRequest, TraceRequest } from "../entities/runs/run.ts";
import { programRequest } from "./program-request.ts";

export function runRequest(problem: Problem, attempt: AnyAttempt): RunRequest {
  return {
    ...programRequest(problem, attempt),
    tests: problem.tests.map(({ args, expected, hidden }) => ({ args, expected, hidden })),
    comparison: problem.comparison,
    rules: problem.sourceRules,
    requester: attempt.userId,
  };
}

export function traceRequest(
  problem: Problem,
  attempt: AnyAttempt,
  { args, expected }: Pick<Problem["tests"][number], "args" | "expected">,
): TraceRequest {
  const judge = { expected, comparison: problem.comparison };
  return { ...programRequest(problem, attempt), args, judge, requester: attempt.userId };
}
