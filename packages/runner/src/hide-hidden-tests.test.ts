import type { TestOutcome } from "@foothold/core/runs";
import { expect, test } from "vitest";
import { hideHiddenTests } from "./hide-hidden-tests.ts";

const outcome = (hidden: boolean): TestOutcome => ({
  index: 0,
  status: "errored",
  hidden,
  actual: "secret",
  reason: "secret",
  error: { type: "Error", message: "secret", frames: [] },
  stdout: "secret",
  stdoutTruncated: true,
  timeMs: 1,
  peakMemoryBytes: 2,
});

test("a hidden test tells its status and nothing of its input", () => {
  const shown = hideHiddenTests({
    status: "failed",
    tests: [outcome(true)],
    timeMs: 1,
    peakMemoryBytes: 2,
  });
  expect(JSON.stringify(shown)).not.toContain("secret");
  expect(shown.tests[0]).toMatchObject({ index: 0, status: "errored", hidden: true });
});

test("a visible test stays as it is", () => {
  const tests = [outcome(false)];
  expect(hideHiddenTests({ status: "failed", tests, timeMs: 1, peakMemoryBytes: 2 }).tests).toEqual(
    tests,
  );
});
