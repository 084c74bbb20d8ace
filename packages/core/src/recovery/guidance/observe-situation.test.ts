import { expect, test } from "vitest";
import type { RunOutcome, TestOutcome } from "../../entities/runs/run.ts";
import { AppError } from "../../errors.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { observeSituation } from "./observe-situation.ts";

const probe = (one: number, other: number) => ({
  ...{ args: [one, other], expected: one + other },
  ...{ misread: {}, generated: [] },
});
const problem = aProblem({ probes: [probe(2, 2), probe(3, 1), probe(5, 1), probe(0, 9)] });
const hidden = { index: 2, status: "failed", hidden: true, purpose: "negative numbers" } as const;
const attempt = anAttempt({
  v2Step: "VERIFY",
  verifyPayload: { testResults: [hidden], failureExplanations: [], traceNotes: null },
});

const outcome = (index: number, given: Partial<TestOutcome>): TestOutcome => ({
  ...{ index, status: "failed", hidden: false, stdout: "", stdoutTruncated: false },
  ...{ timeMs: 1, peakMemoryBytes: 1, ...given },
});

function running(run: () => Promise<RunOutcome>) {
  const { runner } = memoryDeps();
  return { runner: { ...runner, run } };
}

test("a failing program is run on the probes, and what it gives wrongly is kept as fingerprints", async () => {
  const deps = running(async () => ({
    ...{ status: "failed", timeMs: 4, peakMemoryBytes: 1 },
    tests: [
      outcome(0, { status: "passed", actual: 4 }),
      outcome(1, { actual: 2 }),
      outcome(2, { status: "errored", error: { type: "TypeError", message: "", frames: [] } }),
      outcome(3, { status: "timed-out" }),
    ],
  }));
  const { wrongAnswers } = await observeSituation(deps, problem, attempt);
  expect(wrongAnswers).toEqual([
    { input: expect.any(String), answer: expect.any(String) },
    { input: expect.any(String), answer: "stopped" },
  ]);
  expect(JSON.stringify(wrongAnswers)).not.toContain("[3,1]");
});

test("without a sandbox the situation is known by its tests alone", async () => {
  const deps = running(async () => {
    throw new AppError("runner-unavailable", "No sandbox.");
  });
  const situation = await observeSituation(deps, problem, attempt);
  expect(situation).toMatchObject({ wrongAnswers: null, failedTests: [{ index: 2 }] });
});

test("before there is a run nothing is run", async () => {
  const deps = running(async () => expect.unreachable());
  const planning = anAttempt({ v2Step: "PLAN" });
  expect((await observeSituation(deps, problem, planning)).wrongAnswers).toBeNull();
});
