import { problemView } from "@foothold/core/catalog";
import type { RunOutcome, TestStatus } from "@foothold/core/runs";
import { aProblem } from "@foothold/core/testing";
import { expect, test } from "vitest";
import { ownResults, visibleRequest, visibleResults } from "./visible-request.ts";

const problem = problemView(aProblem());
const program = { language: "javascript", code: "function add() {}" } as const;
const mine = [{ args: [2, 2], expected: 4 }];

const outcomeOf = (...statuses: TestStatus[]): RunOutcome => ({
  status: "failed",
  timeMs: 1,
  peakMemoryBytes: 0,
  tests: statuses.map((status, index) => ({
    index,
    status,
    hidden: false,
    actual: 5,
    stdout: "",
    stdoutTruncated: false,
    timeMs: 1,
    peakMemoryBytes: 0,
  })),
});

test("the learner's tests run after the visible ones, with what the learner expects", () => {
  const { tests } = visibleRequest(problem, program, mine);
  expect(tests.map(({ args, expected }) => [args, expected])).toEqual([
    [[1, 2], 3],
    [[0, 0], 0],
    [[2, 2], 4],
  ]);
});

test("results go to the tests they are of", () => {
  const outcome = outcomeOf("passed", "failed", "errored");
  expect(visibleResults(problem, outcome).map(({ status }) => status)).toEqual([
    "passed",
    "failed",
  ]);
  expect(ownResults(problem, outcome, mine).results).toMatchObject([
    { purpose: "My test 1", args: [2, 2], expected: 4, actual: 5, status: "errored" },
  ]);
});

test("a program that could not be read has no results", () => {
  expect(visibleResults(problem, outcomeOf())).toEqual([]);
  expect(ownResults(problem, outcomeOf(), mine).results).toEqual([]);
});

test("where the problem lists several right results, the learner's is the only one of theirs", () => {
  const several = problemView(
    aProblem({
      comparison: { kind: "one-of" },
      tests: [{ args: [1, 2], expected: [3, 4], purpose: "either", hidden: false }],
    }),
  );
  expect(visibleRequest(several, program, mine).tests[1]?.expected).toEqual([4]);
  const { results, judgedBy } = ownResults(several, outcomeOf("passed", "failed"), mine);
  expect(results[0]?.expected).toBe(4);
  expect(judgedBy.comparison.kind).toBe("exact");
});
