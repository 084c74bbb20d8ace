import { submitCode } from "../../use-cases/attempt/implement/submit-code.ts";
import { retryCode } from "../../use-cases/attempt/verify/retry-code.ts";
import { runTests } from "../../use-cases/attempt/verify/run-tests.ts";
import { type AtStep, atStep } from "../attempt-tests.ts";
import { rightCode, wrongCode } from "../reach-step.ts";

type Stuck = Pick<AtStep, "deps" | "attemptId" | "actor">;

export async function submit({ deps, attemptId, actor }: Stuck, code: string): Promise<void> {
  const { v2Step } = (await deps.attempts.find(attemptId)) ?? {};
  if (v2Step === "VERIFY") await retryCode(deps, { attemptId }, actor);
  await submitCode(deps, { attemptId, code }, actor);
  await runTests(deps, { attemptId }, actor);
}

let tries = 0;

/** One more run that ends like the others, with code that is new. */
export function failAgain(at: Stuck): Promise<void> {
  tries += 1;
  return submit(at, `${wrongCode}const try${tries} = ${tries};\n`);
}

export function solve(at: Stuck): Promise<void> {
  return submit(at, rightCode);
}

/** A learner for whom the detector says STUCK. */
export async function aStuckLearner(given?: Parameters<typeof atStep>[1]): Promise<AtStep> {
  const at = await atStep("IMPLEMENT", given);
  for (let i = 0; i < 4; i++) await failAgain(at);
  return at;
}
