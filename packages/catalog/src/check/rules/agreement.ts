import { nativeReference } from "../../native/call-reference.ts";
import { argsGenerator } from "../../native/generate-args.ts";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";

export const comparedInputs = 200;
const largestSmallSize = 8;
const minDifferentInputs = 50;
const bruteForceMs = 5_000;

/** Checks that brute force and reference give the same answers on generated inputs, in both languages. */
export async function checkAgreement(checked: CheckedProblem): Promise<RuleResult> {
  const { authored, problem, execute } = checked;
  const folder = `problems/${problem.slug}`;
  const generate = argsGenerator(authored);
  const solve = nativeReference(authored);
  const inputs = Array.from({ length: comparedInputs }, (_, at) => {
    const [seed, size] = [1_000 + at, at % (largestSmallSize + 1)];
    return {
      args: generate(seed, size),
      again: generate(seed, size),
      label: `seed ${seed}, size ${size}`,
    };
  });
  const findings: string[] = [];
  const shaky = inputs.find(({ args, again }) => JSON.stringify(args) !== JSON.stringify(again));
  if (shaky) findings.push(`${folder}/generator.mjs: ${shaky.label}: gives two different inputs`);
  const different = new Set(inputs.map(({ args }) => JSON.stringify(args))).size;
  if (different < minDifferentInputs) {
    findings.push(
      `${folder}/generator.mjs: only ${different} of ${comparedInputs} small inputs differ, needs ${minDifferentInputs}`,
    );
  }

  const tests = inputs.map(({ args }) => ({ args, expected: solve(args) }));
  const programs = [
    { file: "brute-force.js", language: "javascript", code: problem.bruteForce.javascript },
    { file: "brute-force.py", language: "python", code: problem.bruteForce.python },
    { file: "reference.py", language: "python", code: problem.references.python },
  ] as const;
  for (const { file, language, code } of programs) {
    const executed = await execute({ language, code, problem, tests, testMs: bruteForceMs });
    const wrongAt = executed.tests.findIndex(({ status }) => status !== "passed");
    if (wrongAt < 0) continue;
    const count = executed.tests.filter(({ status }) => status !== "passed").length;
    const { actual, status, message } = executed.tests[wrongAt] ?? {};
    const { args, expected } = tests[wrongAt] ?? {};
    findings.push(
      `${folder}/${file}: differs from reference.js on ${count} of ${comparedInputs} inputs, first on ${JSON.stringify(args)}: ${status} ${message ?? ""} ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    );
  }
  return { findings, measured: { inputs: comparedInputs, differentInputs: different } };
}
