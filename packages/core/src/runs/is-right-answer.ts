import { entryPointIn } from "../entities/catalog/entry-point.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";
import type { Runner } from "../ports/runs.ts";
import { askRunner } from "./ask-or-unavailable.ts";

type Claim = {
  args: readonly RunValue[];
  claimed: RunValue;
  /** What the reference gave. */
  answer: RunValue;
  requester?: string;
};

/**
 * Whether a claimed answer is as right as the reference's. When several answers are right, only the runner knows the
 * rule, so it judges a program that returns the claim.
 */
export async function isRightAnswer(
  { run }: Pick<Runner, "run">,
  { comparison, signature }: Problem,
  { args, claimed, answer, ...asked }: Claim,
): Promise<boolean> {
  if (JSON.stringify(claimed) === JSON.stringify(answer)) return true;
  if (comparison.kind === "exact" && !comparison.tolerance) return false;
  const entryPoint = entryPointIn(signature, "javascript");
  const { tests } = await askRunner(() =>
    run({
      language: "javascript",
      code: `function ${entryPoint}() {\n  return JSON.parse(${JSON.stringify(JSON.stringify(claimed))});\n}\n`,
      entryPoint,
      comparison,
      tests: [{ args: [...args], expected: answer }],
      ...asked,
    }),
  );
  return tests[0]?.status === "passed";
}
