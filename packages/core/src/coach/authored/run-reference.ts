import type { Problem } from "../../entities/problem.ts";
import type { RunValue } from "../../entities/run.ts";
import type { Runner } from "../../runner-port.ts";

export type ReferenceAnswer = { agrees: boolean; answer: RunValue | undefined };

/** What the reference gives for an input, and whether the learner's answer is right for it; null when it cannot tell. */
export type RunReference = (
  problem: Problem,
  args: readonly RunValue[],
  claimed: RunValue,
) => Promise<ReferenceAnswer | null>;

const EXAMPLE_LIMIT_MS = 1_000;

export function runReferenceWith({ run }: Pick<Runner, "run">): RunReference {
  return async (problem, args, claimed) => {
    const code = problem.references.javascript;
    if (code === undefined) return null;
    const { name, parameters, returns, resultArgument } = problem.signature;
    const outcome = await run({
      language: "javascript",
      code,
      entryPoint: name,
      signature: {
        parameters: parameters.map(({ kind }) => kind),
        returns: returns.kind,
        ...(resultArgument !== undefined && { resultArgument }),
      },
      comparison: problem.comparison,
      limits: { testMs: EXAMPLE_LIMIT_MS },
      tests: [{ args: [...args], expected: claimed }],
    }).catch(() => null);
    const test = outcome?.tests[0];
    if (!test || (test.status !== "passed" && test.status !== "failed")) return null;
    return { agrees: test.status === "passed", answer: test.actual };
  };
}
