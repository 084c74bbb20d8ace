import { describe, expect, test } from "vitest";
import { hiddenGroups } from "../../entities/catalog/hidden-groups.ts";
import type { RunOutcome, TestOutcome, TestStatus } from "../../entities/runs/run.ts";
import { testResultDataSchema } from "../../entities/runs/test-result.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { testResultsOf } from "../test-results.ts";
import { toldRunStatus } from "./hidden-statuses.ts";
import { runTimeStep } from "./run-time-step.ts";

const aTest = (group?: string) => ({
  args: [1, 2],
  expected: 3,
  purpose: "any",
  hidden: group !== undefined,
  ...(group !== undefined && { group }),
});
const problem = aProblem({ tests: [aTest(), aTest("small"), aTest("small"), aTest("large")] });

function ran(statuses: TestStatus[], status: "failed" | "timed-out" = "failed"): RunOutcome {
  const tests: TestOutcome[] = statuses.map((each, index) => ({
    index,
    status: each,
    hidden: index > 0,
    actual: 7,
    error: { type: "Error", message: "secret", frames: [] },
    stdout: "secret",
    stdoutTruncated: false,
    timeMs: 12,
    peakMemoryBytes: 5,
  }));
  const measured = { tests, timeMs: 40, peakMemoryBytes: 5 };
  return status === "failed" ? { ...measured, status } : { ...measured, status, limitMs: 2_000 };
}

describe("of a hidden test is told", () => {
  test.each<[string, TestStatus[], string[]]>([
    [
      "its group's result",
      ["passed", "passed", "failed", "passed"],
      ["failed", "failed", "passed"],
    ],
    [
      "not how it failed",
      ["passed", "errored", "passed", "timed-out"],
      ["failed", "failed", "failed"],
    ],
    [
      "not where a run stopped",
      ["passed", "passed", "passed", "not-run"],
      ["passed", "passed", "failed"],
    ],
    [
      "that none was run",
      ["timed-out", "not-run", "not-run", "not-run"],
      ["not-run", "not-run", "not-run"],
    ],
  ])("%s", (_what, statuses, told) => {
    const results = testResultsOf(problem, ran(statuses)).slice(1);
    expect(results).toEqual(
      told.map((status, at) => ({ index: at + 1, status, hidden: true, purpose: "any" })),
    );
  });

  test("what was stored of an earlier run, without how it failed", () => {
    const stored = { index: 1, status: "out-of-memory", hidden: true, purpose: "any" };
    expect(testResultDataSchema.parse(stored).status).toBe("failed");
  });
});

test("a run that a hidden test stopped is a failed one", () => {
  const hidden = ran(["passed", "timed-out", "not-run", "not-run"], "timed-out");
  const visible = ran(["timed-out", "not-run", "not-run", "not-run"], "timed-out");
  expect(toldRunStatus(problem, hidden)).toBe("failed");
  expect(toldRunStatus(problem, visible)).toBe("timed-out");
});

test("tests without a group are one", () => {
  const { tests } = aProblem();
  const ungrouped = tests.map(({ group: _, ...each }) => each);
  expect(hiddenGroups({ tests: ungrouped })).toEqual([{ name: "", tests: [2, 3] }]);
});

test.each([
  [0, 250],
  [250, 250],
  [251, 500],
  [3_000, 4_000],
])("a run of %i ms takes %i ms", (timeMs, stepMs) => {
  expect(runTimeStep(timeMs)).toBe(stepMs);
});
