import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { requireV2 } from "../../../attempt/moves/require-move.ts";
import {
  listAssertedTests,
  MAX_ASSERTIONS,
} from "../../../attempt/proposals/read-asserted-tests.ts";
import { refused } from "../../../attempt/refusals.ts";
import { judgePath } from "../../../attempt/workspace/file-kind.ts";
import { fileRefused } from "../../../attempt/workspace/file-refusals.ts";
import { findProblem } from "../../../catalog/find-problem.ts";
import type { OwnFile } from "../../../entities/attempt/workspace.ts";
import { entryPointIn } from "../../../entities/catalog/entry-point.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Language } from "../../../entities/runs/language.ts";
import type { OwnTest } from "../../../entities/runs/own-test.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { checkOwnTests, testVerdicts } from "../../../runs/files/check-own-tests.ts";
import { readOwnTests } from "../../../runs/files/read-own-tests.ts";

export const checkTestsInput = attemptInput.pick({ attemptId: true });
export type CheckTests = z.infer<typeof checkTestsInput>;

const checkedSchema = z.object({
  verdict: z.enum(testVerdicts),
  /** Why the problem does not allow the input or the result. */
  why: z.string().nullable(),
});
export const checkedTestsSchema = z.object({
  /** The tests of `tests.json`, with their positions in it, from 0. */
  tests: z.array(checkedSchema.extend({ index: z.number().int() })),
  /** The assertions of test files that name an input and a result, with their lines, from 1. */
  assertions: z.array(checkedSchema.extend({ path: z.string(), line: z.number().int() })),
});
export type CheckedTests = z.infer<typeof checkedTestsSchema>;

const PATH = "tests.json";

/**
 * Compares the expected values in `tests.json` and in test files with the reference's results. Whether they agree is told, what
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
  const problem = await findProblem(deps, attempt.problemSlug);
  const asserted = assertedIn(files, problem, attempt.language);
  if (text === undefined && asserted.length === 0) throw fileRefused("no-such-file", PATH);
  const read = readOwnTests(text ?? "[]");
  if (!read.readable) throw invalidField(PATH, read.why);
  const tests = [...read.tests, ...asserted.map(({ test }) => test)];
  const verdicts = await checkOwnTests(deps, problem, tests, actor.userId);
  const ownCount = read.tests.length;
  return {
    tests: verdicts.slice(0, ownCount).map((verdict, index) => ({ index, ...verdict })),
    assertions: verdicts.slice(ownCount).flatMap((verdict, at) => {
      const found = asserted[at];
      return found ? [{ path: found.path, line: found.line, ...verdict }] : [];
    }),
  };
}

function assertedIn(files: readonly OwnFile[], problem: Problem, language: Language) {
  const entryPoint = entryPointIn(problem.signature, language);
  const asserted: { path: string; line: number; test: OwnTest }[] = [];
  for (const { path, content } of files) {
    if (!judgePath(path, language).allowed || !path.startsWith("test_")) continue;
    const most = MAX_ASSERTIONS - asserted.length;
    const read = listAssertedTests(content, entryPoint, most);
    asserted.push(...read.map((each) => ({ path, ...each })));
  }
  return asserted;
}
