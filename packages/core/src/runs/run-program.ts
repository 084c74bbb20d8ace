import type { Problem } from "../entities/catalog/problem.ts";
import type { Language } from "../entities/runs/language.ts";
import type { RunValue, TestCase, TestOutcome } from "../entities/runs/run.ts";
import { AppError } from "../errors.ts";
import type { Runner } from "../ports/runs.ts";
import { programRequest } from "./program-request.ts";

export const TRY_LIMIT_MS = 1_000;

export type Program = { language: Language; code: string };

type Asked = { args: readonly RunValue[]; expected: RunValue; requester?: string };

/** Runs one of our own programs on one input, judged by the problem's comparison. */
export async function runProgram(
  runner: Pick<Runner, "run">,
  problem: Problem,
  program: Program,
  { args, expected, ...asked }: Asked,
): Promise<TestOutcome> {
  const tests = [{ args: [...args], expected }];
  const [test] = await runProgramOnAll(runner, problem, program, { tests, ...asked });
  if (!test) throw new AppError("internal", `A program of "${problem.slug}" was not run.`);
  return test;
}

/** Runs one of our own programs on several inputs in one sandbox. */
export async function runProgramOnAll(
  { run }: Pick<Runner, "run">,
  problem: Problem,
  program: Program,
  asked: { tests: TestCase[]; requester?: string },
): Promise<TestOutcome[]> {
  const outcome = await run({
    ...programRequest(problem, program),
    comparison: problem.comparison,
    limits: { testMs: TRY_LIMIT_MS },
    ...asked,
  });
  if (outcome.status === "did-not-compile") {
    throw new AppError("internal", `A program of "${problem.slug}" does not compile.`);
  }
  return outcome.tests;
}
