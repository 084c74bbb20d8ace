import { hiddenGroups } from "../../entities/catalog/hidden-groups.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { RunOutcome, RunStatus } from "../../entities/runs/run.ts";
import type { HiddenStatus } from "../../entities/runs/test-result.ts";

/** What is told about each hidden test: whether all tests of its group passed. */
export function hiddenStatuses(
  problem: Pick<Problem, "tests">,
  { tests }: Pick<RunOutcome, "tests">,
): ReadonlyMap<number, HiddenStatus> {
  const statusAt = new Map(tests.map(({ index, status }) => [index, status]));
  const groups = hiddenGroups(problem);
  const isRun = (index: number) => (statusAt.get(index) ?? "not-run") !== "not-run";
  const noneWasRun = !groups.some((group) => group.tests.some(isRun));
  return new Map(
    groups.flatMap((group) => {
      const allPassed = group.tests.every((index) => statusAt.get(index) === "passed");
      const status = noneWasRun ? "not-run" : allPassed ? "passed" : "failed";
      return group.tests.map((index) => [index, status] as const);
    }),
  );
}

/** The run's status as told to the learner: a hidden test that times out is told as failed. */
export function toldRunStatus(
  { tests }: Pick<Problem, "tests">,
  { status, tests: outcomes }: Pick<RunOutcome, "status" | "tests">,
): RunStatus {
  if (status !== "timed-out" && status !== "out-of-memory") return status;
  const isVisibleStop = outcomes.some(
    (outcome) => outcome.status === status && !tests[outcome.index]?.hidden,
  );
  return isVisibleStop ? status : "failed";
}
