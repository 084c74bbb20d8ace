import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { entryPointIn, type Problem } from "../../entities/problem.ts";
import type { RunRequest, TraceRequest } from "../../entities/run.ts";

export function runRequest(problem: Problem, attempt: AnyAttempt): RunRequest {
  return {
    ...programOf(problem, attempt),
    tests: problem.tests.map(({ args, expected, hidden }) => ({ args, expected, hidden })),
    comparison: problem.comparison,
    rules: problem.sourceRules,
  };
}

export function traceRequest(
  problem: Problem,
  attempt: AnyAttempt,
  { args }: Pick<TraceRequest, "args">,
): TraceRequest {
  return { ...programOf(problem, attempt), args };
}

function programOf({ signature, limits }: Problem, { language, code, userId }: AnyAttempt) {
  const { parameters, returns, resultArgument } = signature;
  return {
    language,
    code,
    entryPoint: entryPointIn(signature, language),
    signature: {
      parameters: parameters.map(({ kind }) => kind),
      returns: returns.kind,
      ...(resultArgument !== undefined && { resultArgument }),
    },
    limits,
    requester: userId,
  };
}
