import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import { refused } from "../../../attempt/refusals.ts";
import { fileRefused } from "../../../attempt/workspace/file-refusals.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { OwnTest } from "../../../entities/runs/own-test.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { readOwnTests } from "../../../runs/files/read-own-tests.ts";
import { isRightAnswer } from "../../../runs/is-right-answer.ts";
import { referenceAnswer } from "../../../runs/reference-answer.ts";
import { requireAllowedInput, requireAnswerShape } from "../../../runs/require-allowed-input.ts";

export const checkTestsInput = attemptInput.pick({ attemptId: true });
export type CheckTests = z.infer<typeof checkTestsInput>;

export const checkedTestsSchema = z.object({
  tests: z.array(
    z.object({
      /** From 0, as in `tests.json`. */
      index: z.number().int(),
      verdict: z.enum(["agrees", "differs", "not-allowed"]),
      /** Why the problem does not allow the input or the result. */
      why: z.string().nullable(),
    }),
  ),
});
export type CheckedTests = z.infer<typeof checkedTestsSchema>;

const PATH = "tests.json";

/**
 * Holds what the learner expects in `tests.json` against the reference, by running it. Whether it agrees is told, what
 * the reference gives is not.
 */
export async function checkTests(
  deps: Pick<Deps, "attempts" | "workspaces" | "problems" | "runner">,
  { attemptId }: CheckTests,
  actor: Actor,
): Promise<CheckedTests> {
  const attempt = requireV2(await loadAttempt(deps, { attemptId }, actor), "check-tests");
  // A right prediction may stand for the recap, and would be found out here.
  if (attempt.recapRequired) throw refused(attempt, "recap-required");
  const files = await deps.workspaces.files(attemptId);
  const text = files.find(({ path }) => path === PATH)?.content;
  if (text === undefined) throw fileRefused("no-such-file", PATH);
  const read = readOwnTests(text);
  if (!read.readable) throw invalidField(PATH, read.why);
  const problem = await findProblem(deps, attempt.problemSlug);
  const tests: CheckedTests["tests"] = [];
  for (const [index, test] of read.tests.entries()) {
    tests.push({ index, ...(await check(deps, problem, test, actor)) });
  }
  return { tests };
}

type Verdict = Omit<CheckedTests["tests"][number], "index">;

async function check(
  deps: Pick<Deps, "problems" | "runner">,
  problem: Problem,
  { args, expected }: OwnTest,
  { userId: requester }: Actor,
): Promise<Verdict> {
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
