import { expect, test } from "vitest";
import type { RunRequest } from "../../../entities/runs/run.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../../testing/fakes/fake-runner.ts";
import { cacheRuns } from "./cache-runs.ts";
import type { Program } from "./candidate.ts";
import { chooseSmallTests } from "./choose-small-tests.ts";
import { createProgramRunner } from "./create-program-runner.ts";
import { stripTypes } from "./strip-types.ts";

const problem = aProblem();
const program = (code: string, entryPoint = "add"): Program => ({
  language: "javascript",
  code,
  entryPoint,
});

test("many programs share a sandbox, each under its own name", async () => {
  const tallies = await createProgramRunner(fakeRunner(), "learner-1").together(
    problem,
    [
      program("function add(a, b) { return a - b; }"),
      program("const plus = (a, b) => a + b;", "plus"),
      program("function add(a, b) { return a + ; }"),
      program("function add() { return 3; }"),
    ],
    1,
  );
  expect(tallies).toEqual([
    { passed: 1, answered: 4, constant: false, compiled: true },
    { passed: 4, answered: 4, constant: false, compiled: true },
    { passed: 0, answered: 0, constant: false, compiled: false },
    { passed: 1, answered: 4, constant: true, compiled: true },
  ]);
});

test("a program that hangs takes its sandbox with it, and the others go on in another", async () => {
  const { run } = fakeRunner();
  const hanging = program("function add() { throw new Error('hang'); }");
  const right = program("function add(a, b) { return a + b; }");
  const stopsAtHang = async (request: RunRequest) => {
    const outcome = await run(request);
    const at = outcome.tests.findIndex(({ error }) => error?.message === "hang");
    const tests = outcome.tests.map((result, index) => {
      if (at < 0 || index < at) return result;
      return { ...result, status: index === at ? ("timed-out" as const) : ("not-run" as const) };
    });
    return { ...outcome, tests };
  };
  const programs = createProgramRunner({ run: stopsAtHang }, "learner-1");
  const passed = async (runs: number) =>
    (await programs.together(problem, [right, hanging, right], runs)).map((tally) => tally?.passed);
  expect(await passed(2)).toEqual([4, 0, 4]);
  expect(await passed(1)).toEqual([4, 0, undefined]);
});

test("the same run is asked for once", async () => {
  const { run } = fakeRunner();
  let runs = 0;
  const remembering = cacheRuns({
    run: (request) => {
      runs += 1;
      return run(request);
    },
  });
  const programs = createProgramRunner(remembering, "learner-1");
  await programs.alone(problem, program("function add(a, b) { return a + b; }"));
  await programs.alone(problem, program("function add(a, b) { return a + b; }"));
  expect(runs).toBe(1);
});

test("large inputs are left to the runs that need them", () => {
  const large = { ...problem.tests[0], args: [Array.from({ length: 500 }, () => 12345)] };
  const tests = [...problem.tests, large] as typeof problem.tests;
  expect(chooseSmallTests(aProblem({ tests }))).toEqual(problem.tests);
});

test.each([
  ["function add(a: number, b: number): number {", "function add(a, b) {"],
  ["const seen: Map<number, string[]> = new Map<number, string[]>();", "const seen = new Map();"],
  ["const half = (x: number | null): number => x! / 2;", "const half = (x) => x / 2;"],
  ["let last = parts.at(-1) as number[];", "let last = parts.at(-1);"],
  ["const picked = wide ? { a: 1 } : { b: 2 };", "const picked = wide ? { a: 1 } : { b: 2 };"],
])("%j is %j without its types", (typed, plain) => {
  expect(stripTypes(typed)).toBe(plain);
});
