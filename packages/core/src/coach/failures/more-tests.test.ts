import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { MAX_MORE_TESTS, moreTests } from "./more-tests.ts";

const problem = aProblem();
const everything = async () => [];

test("inputs near those of the tests come with what the reference gives", async () => {
  const tests = await moreTests(problem, fakeRunner(), everything);
  expect(tests).toContainEqual(
    expect.objectContaining({ args: [2, 2], expected: 4, hidden: true }),
  );
  expect(tests.length).toBeGreaterThan(4);
  expect(tests.length).toBeLessThanOrEqual(MAX_MORE_TESTS);
  const known = problem.tests.map(({ args }) => JSON.stringify(args));
  for (const { args } of tests) expect(known).not.toContain(JSON.stringify(args));
});

test.each([
  ["are refused", async () => [{ parameter: "a", message: "too large" }]],
  ["cannot be read", () => Promise.reject(new Error("no list"))],
])("inputs that %s are left out", async (_why, misfits) => {
  expect(await moreTests(problem, fakeRunner(), misfits)).toEqual([]);
});
