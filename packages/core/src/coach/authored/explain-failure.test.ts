import { expect, test } from "vitest";
import type { TestResultData } from "../../entities/test-result.ts";
import { anAttempt } from "../../testing/attempt-builders.ts";
import { fakeRunner } from "../../testing/fake-runner.ts";
import { aProblem } from "../../testing/problem-builder.ts";
import { authoredCoach } from "./authored-coach.ts";

const problem = aProblem();

function resultsOf(failing: number[]): TestResultData[] {
  return problem.tests.map(({ args, expected, purpose, hidden }, index) => {
    const status = failing.includes(index) ? "failed" : "passed";
    if (hidden) return { index, status, hidden, purpose };
    const measured = { actual: -1, stdout: "", stdoutTruncated: false, timeMs: 1 };
    return { index, status, hidden, purpose, args, expected, ...measured };
  });
}

function explain(failing: number[], testIndex: number) {
  const testResults = resultsOf(failing);
  const [test, result] = [problem.tests[testIndex], testResults[testIndex]];
  if (!test || !result) throw new Error("no such test");
  return authoredCoach(fakeRunner()).explainFailure({
    problem,
    attempt: anAttempt({
      v2Step: "VERIFY",
      verifyPayload: { testResults, failureExplanations: [], traceNotes: null },
    }),
    test,
    result,
    userExplanation: "I think it subtracts.",
  });
}

test("what was measured comes first: the call, what came out and what is right", async () => {
  const { failingCaseExplanation } = await explain([0], 0);
  expect(failingCaseExplanation).toBe("Measured: add(1, 2) gave -1, where 3 is right.");
});

test("a known bug is named when its failures are the same, and marked as supposed", async () => {
  const reply = await explain([0, 2, 3], 0);
  expect(reply.likelyBugType).toBe("wrong operator");
  expect(reply.failingCaseExplanation).toContain("Supposed");
  expect(reply.failingCaseExplanation).toContain("Follow what happens to the second number.");
});

test("other failures are not blamed on it", async () => {
  const reply = await explain([0, 2], 0);
  expect(reply.likelyBugType).toBe("wrong result");
  expect(reply.failingCaseExplanation).not.toContain("Supposed");
});
