import { createServerRunner, type ServerRunner } from "@foothold/runner/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProblemFolder } from "../../authored/read-problem-folder.ts";
import { catalogFolder, loadCatalog } from "../../load-catalog.ts";
import type { CheckedProblem } from "../checked-problem.ts";
import type { Executor } from "../run/executor.ts";
import { patientExecutor } from "../run/patient-executor.ts";
import { sandboxExecutor } from "../run/sandbox-executor.ts";
import { checkAdversaries } from "./adversaries.ts";
import { checkAgreement } from "./agreement.ts";
import { checkLeaks } from "./leaks.ts";
import { checkReferences } from "./references.ts";
import { checkWrongPrograms } from "./wrong-programs.ts";

const authored = readProblemFolder(catalogFolder, "two-sum");
const whole = loadCatalog().problem("two-sum");
const small = {
  ...whole,
  tests: whole.tests.filter(({ id }) => !id.match(/^large-(list|again)$/)),
};

let runner: ServerRunner;
let execute: Executor;
beforeAll(async () => {
  runner = await createServerRunner({ warm: { javascript: 1, python: 1 } });
  execute = patientExecutor(sandboxExecutor(runner));
});
afterAll(() => runner.close());

const checked = (change: Partial<CheckedProblem> = {}): CheckedProblem => ({
  authored,
  problem: small,
  patterns: [],
  execute,
  ...change,
});

test("a text with a way to the answer is found in either language", async () => {
  const ladder = [
    "Look at `numbers` and `target` again.",
    "Loop twice:\n```js\nfor (const [i, a] of numbers.entries()) for (const [j, b] of numbers.entries()) if (i !== j && a + b === target) return [i, j];\n```",
    "Or `[[i, j] for i in range(len(numbers)) for j in range(i) if numbers[i] + numbers[j] == target][0]`.",
  ];
  const hints = { ...authored.hints, ladder };
  const { findings } = await checkLeaks(checked({ authored: { ...authored, hints } }));
  expect(findings).toEqual([
    expect.stringContaining("hints.yaml: ladder[1]: holds javascript code"),
    expect.stringContaining("hints.yaml: ladder[2]: holds python code"),
  ]);
});

test("a wrong program must fail exactly where it says", async () => {
  const [program] = small.wrongPrograms.filter(({ name }) => name === "leaves-out-large");
  if (!program) throw new Error("two-sum has changed");
  const wrongPrograms = [
    {
      ...program,
      caughtBy: [0, ...program.caughtBy.slice(1)].filter((at) => at < small.tests.length),
    },
    { ...program, name: "right-after-all", code: small.references.javascript, caughtBy: [0] },
    { ...program, name: "not-slow", bugKind: "too-slow" as const, code: "function twoSum( {" },
  ];
  const { findings } = await checkWrongPrograms(checked({ problem: { ...small, wrongPrograms } }));
  expect(findings).toEqual([
    "problems/two-sum/wrong/leaves-out-large.js: caughtBy does not name one-negative (failed)",
    "problems/two-sum/wrong/leaves-out-large.js: passes side-by-side, which caughtBy names",
    "problems/two-sum/wrong/right-after-all.js: passes every test",
    "problems/two-sum/wrong/right-after-all.js: passes side-by-side, which caughtBy names",
    expect.stringContaining("problems/two-sum/wrong/not-slow.js: did not compile"),
  ]);
});

test("a program called too slow that is not is found", async () => {
  const [program] = small.wrongPrograms.filter(({ name }) => name === "every-pair");
  if (!program) throw new Error("two-sum has changed");
  const problem = { ...small, wrongPrograms: [{ ...program, caughtBy: [] }] };
  const { findings } = await checkWrongPrograms(checked({ problem }));
  expect(findings).toContain(
    "problems/two-sum/wrong/every-pair.js: does not exceed 3 times the limit",
  );
});

test("a challenge must have an answer, and not be broken everywhere", async () => {
  const [challenge] = small.adversaryChallenges;
  if (!challenge) throw new Error("two-sum has changed");
  const adversaryChallenges = [
    { ...challenge, id: "no-answer", knownAnswer: [[5, 12, 3, 8], 15] },
    { ...challenge, id: "never-right", code: "function twoSum() { return null; }" },
  ];
  const problem = { ...small, adversaryChallenges };
  expect((await checkAdversaries(checked({ problem }))).findings).toEqual([
    "problems/two-sum/adversary/no-answer.js: is right on its knownAnswer",
    "problems/two-sum/adversary/never-right.js: passes no visible test, so anything would be an answer",
  ]);
});

test("brute force that disagrees is found, with the first input", async () => {
  const bruteForce = {
    ...small.bruteForce,
    javascript: "function twoSum(numbers) { return [0, 1]; }",
  };
  const { findings } = await checkAgreement(checked({ problem: { ...small, bruteForce } }));
  expect(findings).toEqual([
    expect.stringMatching(
      /brute-force\.js: differs from reference\.js on \d+ of 200 inputs, first on \[\[/,
    ),
  ]);
});

test("an example that is not true is found", async () => {
  const [first, ...others] = small.examples;
  if (!first) throw new Error("two-sum has changed");
  const problem = { ...small, examples: [{ ...first, expected: [0, 3] }, ...others] };
  const { findings } = await checkReferences(checked({ problem }));
  expect(findings).toEqual([
    expect.stringContaining("reference.js: examples[0]: failed in javascript: gives [1,2]"),
    expect.stringContaining("reference.js: examples[0]: failed in typescript"),
    expect.stringContaining("reference.py: examples[0]: failed in python"),
  ]);
});
