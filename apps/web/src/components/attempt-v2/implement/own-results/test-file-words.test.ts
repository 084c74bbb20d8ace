import type { RunOutcome, TestOutcome } from "@foothold/core/runs";
import { expect, test } from "vitest";
import { testFileText, testLines } from "./test-file-words.ts";

const ran = (given: Partial<TestOutcome>): TestOutcome => ({
  ...{ index: 0, hidden: false, stdout: "", stdoutTruncated: false, status: "passed" },
  ...{ timeMs: 1, peakMemoryBytes: 0 },
  ...given,
});
const outcome = (tests: TestOutcome[]): RunOutcome =>
  ({ status: "failed", tests, timeMs: 1, peakMemoryBytes: 0 }) as RunOutcome;

test("each test with what came of it", () => {
  const error = { type: "AssertionError", message: "gave 1, not 2", line: 4, frames: [] };
  const tests = [ran({}), ran({ index: 1, status: "errored", error })];
  const run = { path: "test_a.py", names: ["test_one", "test_two"], outcome: outcome(tests) };
  expect(testFileText(run)).toBe("test_a.py: 1 of 2 pass");
  expect(testLines(run)[1]).toMatchObject({
    name: "test_two",
    why: "AssertionError: gave 1, not 2 (line 4)",
  });
});

test("a file without tests says how one looks in its language", () => {
  const empty = outcome([ran({ status: "failed", actual: [] })]);
  expect(testFileText({ path: "test_a.py", names: [], outcome: empty })).toMatch(/test_\.$/);
  expect(testFileText({ path: "test_a.js", names: [], outcome: empty })).toContain("assert.equal");
});

test("a file that was stopped before it could list its tests is not one without tests", () => {
  const stopped = outcome([ran({ status: "timed-out" })]);
  const run = { path: "test_a.py", names: [], outcome: stopped };
  expect(testLines(run)).toMatchObject([{ status: "timed-out" }]);
  expect(testFileText(run)).toBe("test_a.py: 0 of 1 pass");
});
