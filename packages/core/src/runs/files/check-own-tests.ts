import type { Problem } from "../../entities/catalog/problem.ts";
import type { OwnTest } from "../../entities/runs/own-test.ts";
import { AppError } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { areRightAnswers } from "../is-right-answer.ts";
import { referenceAnswers, TOO_MUCH } from "../reference-answer.ts";
import { requireAllowedInput, requireAnswerShape } from "../require-allowed-input.ts";

export const testVerdicts = ["agrees", "differs", "not-allowed"] as const;
export type CheckedTest = { verdict: (typeof testVerdicts)[number]; why: string | null };

const notAllowed = (why: string): CheckedTest => ({ verdict: "not-allowed", why });

/**
 * Compares each test's expected value with the result of the reference program, which is never shown. All tests share
 * one run of the reference, and one more run when a problem has several right answers.
 */
export async function checkOwnTests(
  deps: Pick<Deps, "problems" | "runner">,
  problem: Problem,
  tests: readonly OwnTest[],
  requester: string,
): Promise<CheckedTest[]> {
  const refusals = await Promise.all(tests.map((test) => refusalOf(deps, problem, test)));
  const allowed = tests.filter((_, index) => refusals[index] === null);
  const inputs = allowed.map(({ args }) => args);
  const answers = await referenceAnswers(deps.runner, problem, { inputs, requester });
  const claims = allowed.flatMap(({ args, expected }, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ args, claimed: expected, answer }];
  });
  const agreements = (await areRightAnswers(deps.runner, problem, claims, requester)).values();
  const verdicts = answers
    .map((answer): CheckedTest => {
      if (answer === undefined) return notAllowed(TOO_MUCH);
      return { verdict: agreements.next().value ? "agrees" : "differs", why: null };
    })
    .values();
  return refusals.map((refusal) => refusal ?? verdicts.next().value ?? notAllowed(TOO_MUCH));
}

async function refusalOf(
  deps: Pick<Deps, "problems">,
  problem: Problem,
  { args, expected }: OwnTest,
): Promise<CheckedTest | null> {
  try {
    await requireAllowedInput(deps, problem, args);
    requireAnswerShape(problem, expected);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid-input") throw error;
    return notAllowed(error.message);
  }
}
