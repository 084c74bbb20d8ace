import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { MAX_NEARBY_TESTS, makeNearbyTests } from "./make-nearby-tests.ts";

const problem = aProblem();
const everything = async () => [];

test("inputs near those of the tests come with what the reference gives", async () => {
  const tests = await makeNearbyTests(problem, fakeRunner(), everything);
  expect(tests).toContainEqual(
    expect.objectContaining({ args: [2, 2], expected: 4, hidden: true }),
  );
  expect(tests.length).toBeGreaterThan(4);
  expect(tests.length).toBeLessThanOrEqual(MAX_NEARBY_TESTS);
  const known = problem.tests.map(({ args }) => JSON.stringify(args));
  for (const { args } of tests) expect(known).not.toContain(JSON.stringify(args));
});

test.each([
  ["are refused", async () => [{ parameter: "a", message: "too large" }]],
  ["cannot be read", () => Promise.reject(new Error("no list"))],
])("inputs that %s are left out", async (_why, misfits) => {
  expect(await makeNearbyTests(problem, fakeRunner(), misfits)).toEqual([]);
});
