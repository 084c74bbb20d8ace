import type { Problem, ProblemTest } from "../../entities/catalog/problem.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { Problems } from "../../ports/catalog.ts";
import type { Runner } from "../../ports/runs.ts";
import { programRequest } from "../../runs/program-request.ts";
import { makeSimilarInputs } from "./make-similar-inputs.ts";

export const MAX_NEARBY_TESTS = 40;

/** Makes more tests from inputs that the problem allows and the reference's answers. They are never shown. */
export async function makeNearbyTests(
  problem: Problem,
  { run }: Pick<Runner, "run">,
  misfits: Problems["misfits"],
): Promise<ProblemTest[]> {
  const code = problem.references.javascript;
  const inputs = await findAllowedInputs(problem, misfits);
  if (code === undefined || inputs.length === 0) return [];
  const { tests } = await run({
    ...programRequest(problem, { language: "javascript", code }),
    comparison: problem.comparison,
    tests: inputs.map((args) => ({ args, expected: null })),
  });
  return inputs.flatMap((args, index) => {
    const expected = tests.find((outcome) => outcome.index === index)?.actual;
    return expected === undefined ? [] : [{ args, expected, purpose: "nearby", hidden: true }];
  });
}

async function findAllowedInputs(
  problem: Problem,
  misfits: Problems["misfits"],
): Promise<RunValue[][]> {
  const inputs: RunValue[][] = [];
  for (const args of makeSimilarInputs(problem)) {
    // An input that the problem's check cannot read is not allowed.
    const found = await misfits(problem.slug, args).catch(() => null);
    if (found?.length === 0) inputs.push(args);
  }
  const step = Math.max(1, inputs.length / MAX_NEARBY_TESTS);
  return inputs.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
