import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { RunOutcome, RunRequest, TestResultData } from "@foothold/core/runs";

/** The visible tests as a run of their own. */
export function visibleRequest(
  { signature, limits, comparison, sourceRules, visibleTests }: ProblemView,
  { language }: Pick<AttemptView, "language">,
  code: string,
): RunRequest {
  const { parameters, returns, resultArgument } = signature;
  return {
    language,
    code,
    entryPoint: language === "python" ? (signature.pythonName ?? signature.name) : signature.name,
    signature: {
      parameters: parameters.map(({ kind }) => kind),
      returns: returns.kind,
      ...(resultArgument !== undefined && { resultArgument }),
    },
    limits,
    comparison,
    rules: sourceRules,
    tests: visibleTests.map(({ args, expected }) => ({ args, expected, hidden: false })),
  };
}

export function visibleResults(
  { visibleTests }: ProblemView,
  { tests }: RunOutcome,
): TestResultData[] {
  return tests.flatMap((outcome) => {
    const test = visibleTests[outcome.index];
    if (!test) return [];
    const { status, actual, error, reason, stdout, stdoutTruncated, timeMs } = outcome;
    return [
      {
        ...test,
        hidden: false as const,
        status,
        stdout,
        stdoutTruncated,
        timeMs,
        ...(actual !== undefined && { actual }),
        ...(error && { error }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}
