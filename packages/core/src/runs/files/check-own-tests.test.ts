import { expect, test, vi } from "vitest";
import type { RunOutcome, TestOutcome } from "../../entities/runs/run.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { checkOwnTests } from "./check-own-tests.ts";

const problem = aProblem({});
const problems = memoryProblems([problem]);
const sums = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ args: [at, 1], expected: at + 1 }));
const verdictsOf = async (...given: Parameters<typeof checkOwnTests>) =>
  (await checkOwnTests(...given)).map(({ verdict }) => verdict);

test("a problem with several right answers takes one more run for all claims together", async () => {
  const runner = fakeRunner();
  const run = vi.spyOn(runner, "run");
  const tests = [...sums(3), { args: [1, 1], expected: 3 }, { args: [1], expected: 2 }];
  const unordered = { ...problem, comparison: { kind: "unordered" } as const };
  const verdicts = await verdictsOf({ problems, runner }, unordered, tests, "learner-1");
  expect(verdicts).toEqual(["agrees", "agrees", "agrees", "differs", "not-allowed"]);
  expect(run).toHaveBeenCalledTimes(2);
  for (const [request] of run.mock.calls) expect(request.requester).toBe("learner-1");
});

test("an input that takes the reference too long leaves the others their verdict, in few runs", async () => {
  const runner = fakeRunner();
  const { run } = runner;
  const slow = new Set([2, 5, 8]);
  const stopping = vi.fn(async (...given: Parameters<typeof run>): Promise<RunOutcome> => {
    const outcome = await run(...given);
    const stop = given[0].tests.findIndex(({ args }) => slow.has(Number(args[0])));
    const tests = outcome.tests.map(({ actual, ...test }, at): TestOutcome => {
      if (stop < 0 || at < stop) return actual === undefined ? test : { ...test, actual };
      return { ...test, status: at === stop ? "timed-out" : "not-run" };
    });
    return { ...outcome, tests };
  });
  const deps = { problems, runner: { ...runner, run: stopping } };
  const verdicts = await verdictsOf(deps, problem, sums(10), "learner-1");
  const allowed = verdicts.map((verdict) => verdict === "agrees");
  expect(allowed).toEqual([true, true, false, true, true, false, true, true, false, false]);
  expect(stopping).toHaveBeenCalledTimes(3);
});
