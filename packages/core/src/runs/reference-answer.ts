import type { Problem } from "../entities/catalog/problem.ts";
import type { RunValue } from "../entities/runs/run.ts";
import { AppError, invalidField } from "../errors.ts";
import type { Runner } from "../ports/runs.ts";
import { askRunner } from "./ask-or-unavailable.ts";
import { runProgram } from "./run-program.ts";

/** What the reference returns for an input; refuses an input that takes it too long. */
export async function referenceAnswer(
  runner: Pick<Runner, "run">,
  problem: Problem,
  asked: { args: readonly RunValue[]; requester?: string },
): Promise<RunValue> {
  const code = problem.references.javascript;
  if (code === undefined) throw new AppError("internal", `"${problem.slug}" has no reference.`);
  const { actual } = await askRunner(() =>
    runProgram(runner, problem, { language: "javascript", code }, { ...asked, expected: null }),
  );
  if (actual === undefined) {
    throw invalidField("args", "This input is too much to try here. Take a smaller one.");
  }
  return actual;
}
