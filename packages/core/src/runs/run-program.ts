import type { Problem } from "../entities/catalog/problem.ts";
import type { Language } from "../entities/runs/language.ts";
import type { RunValue, TestOutcome } from "../entities/runs/run.ts";
import { AppError } from "../errors.ts";
import type { Runner } from "../ports/runs.ts";
import { programRequest } from "./program-request.ts";

export const TRY_LIMIT_MS = 1_000;

export type Program = { language: Language; code: string };

type Asked = { args: readonly RunValue[]; expected: RunValue; requester?: string };

/** Runs one of our own programs on one input, judged by the problem's comparison. */
export async function runProgram(
  { run }: Pick<Runner, "run">,
  problem: Problem,
  program: Program,
  { args, expected, ...asked }: Asked,
): Promise<TestOutcome> {
  const outcome = await run({
    ...programRequest(problem, program),
    comparison: problem.comparison,
    limits: { testMs: TRY_LIMIT_MS },
    tests: [{ args: [...args], expected }],
    ...asked,
  });
  const [test] = outcome.tests;
  if (!test || outcome.status === "did-not-compile") {
    throw new AppError("internal", `A program of "${problem.slug}" does not compile.`);
  }
  return test;
}
