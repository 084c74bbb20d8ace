import { entryPointIn } from "../entities/catalog/entry-point.ts";
import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";
import type { Runner } from "../ports/runs.ts";
import { askRunner } from "./ask-or-unavailable.ts";
import { plainValue } from "./values/plain-value.ts";

type Claim = {
  args: readonly RunValue[];
  claimed: RunValue;
  /** What the reference gave. */
  answer: RunValue;
};

/** Whether a claimed answer is as right as the reference's. */
export async function isRightAnswer(
  runner: Pick<Runner, "run">,
  problem: Problem,
  { requester, ...claim }: Claim & { requester?: string },
): Promise<boolean> {
  const [isRight] = await areRightAnswers(runner, problem, [claim], requester);
  return isRight === true;
}

/**
 * The same for several claims. When several answers are right, only the runner knows the rule, so it judges a program
 * that returns the claims, all in one run.
 */
export async function areRightAnswers(
  { run }: Pick<Runner, "run">,
  { comparison, signature }: Problem,
  claims: readonly Claim[],
  requester?: string,
): Promise<boolean[]> {
  const isSame = ({ claimed, answer }: Claim) => textOf(claimed) === textOf(answer);
  const open = claims.filter((claim) => !isSame(claim));
  const { tolerance, booleansAreNumbers } = comparison;
  const isExact = comparison.kind === "exact" && !tolerance && !booleansAreNumbers;
  if (isExact || open.length === 0) return claims.map(isSame);
  const entryPoint = entryPointIn(signature, "javascript");
  const texts = JSON.stringify(JSON.stringify(open.map(({ claimed }) => plainValue(claimed))));
  const { tests } = await askRunner(() =>
    run({
      language: "javascript",
      code: `function ${entryPoint}(...all) {\n  return JSON.parse(${texts})[all.at(-1)];\n}\n`,
      entryPoint,
      comparison,
      // Each test starts afresh, so the place of its claim is handed over as one more argument.
      tests: open.map(({ args, answer }, place) => ({ args: [...args, place], expected: answer })),
      ...(requester !== undefined && { requester }),
    }),
  );
  return claims.map((claim) => isSame(claim) || tests[open.indexOf(claim)]?.status === "passed");
}

const textOf = (value: RunValue): string => JSON.stringify(plainValue(value));
