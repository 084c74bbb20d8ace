import type { Problem } from "../../entities/catalog/problem.ts";
import type { OwnTest } from "../../entities/runs/own-test.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { isRightAnswer } from "../is-right-answer.ts";
import { referenceAnswer } from "../reference-answer.ts";
import { requireAllowedInput, requireAnswerShape } from "../require-allowed-input.ts";

export const testVerdicts = ["agrees", "differs", "not-allowed"] as const;
export type CheckedTest = { verdict: (typeof testVerdicts)[number]; why: string | null };

/** Compares a test's expected value with the result of the reference program. That result is never shown. */
export async function checkOwnTest(
  deps: Pick<Deps, "problems" | "runner">,
  problem: Problem,
  { args, expected }: OwnTest,
  requester: string,
): Promise<CheckedTest> {
  try {
    await requireAllowedInput(deps, problem, args);
    requireAnswerShape(problem, expected);
    const answer = await referenceAnswer(deps.runner, problem, { args, requester });
    const claim = { args, claimed: expected, answer, requester };
    const agrees = await isRightAnswer(deps.runner, problem, claim);
    return { verdict: agrees ? "agrees" : "differs", why: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid-input") throw error;
    return { verdict: "not-allowed", why: error.message };
  }
}
