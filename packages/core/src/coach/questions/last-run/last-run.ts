import type { RunValue } from "../../../entities/runs/run.ts";
import type { CoachContext } from "../../../ports/coach/coach-context.ts";
import { lastResults } from "../../../runs/last-results.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import { readSeenError, type SeenError } from "./error-text.ts";

/** A visible test that failed in the last run in sight. */
export type FailedTest = {
  /** As it is counted for learners, from 1. */
  number: number;
  purpose: string;
  args: readonly RunValue[];
  expected: RunValue;
  error: SeenError | null;
  timedOut: boolean;
};

/** The first visible failure of the newest run: what the browser saw, or else what the server ran. */
export function firstFailure({ attempt, seen }: CoachContext): FailedTest | null {
  const tests = seen?.tests;
  if (tests) {
    const at = tests.tests.findIndex(({ status }) => status !== "passed");
    const failed = tests.tests[at];
    if (!failed) return null;
    const { purpose, args, expected, got, status } = failed;
    const error = readSeenError(tests.problem ?? got);
    return { number: at + 1, purpose, args, expected, error, timedOut: status === "timed-out" };
  }
  const results = lastResults(attempt);
  const failed = results.find((result) => result.status !== "passed" && !result.hidden);
  if (!failed || failed.hidden) return null;
  const { index, purpose, args, expected, status } = failed;
  const error = failed.error ? { ...failed.error, line: failed.error.line ?? null } : null;
  return { number: index + 1, purpose, args, expected, error, timedOut: status === "timed-out" };
}

/** Whether there was a run that a question can refer to. */
export function hasRunInSight({ attempt, seen }: CoachContext): boolean {
  return Boolean(seen?.tests ?? seen?.ownInput) || lastResults(attempt).length > 0;
}

/** What came of one visible test in the newest run, in a sentence; null where it was not run. */
export function seenTest({ attempt, seen }: CoachContext, number: number): string | null {
  const since = seen?.tests?.changedSince ? " You have changed the code since." : "";
  const inBrowser = seen?.tests?.tests[number - 1];
  if (inBrowser) {
    const { status, got } = inBrowser;
    if (seen?.tests?.problem) return `Your program was refused: ${seen.tests.problem}.${since}`;
    if (status === "passed") return `In your last run it passed.${since}`;
    if (status === "timed-out")
      return `In your last run it did not come to an end in time.${since}`;
    return `In your last run your program gave \`${got.replaceAll("`", "’")}\`.${since}`;
  }
  const result = lastResults(attempt).find(({ index }) => index === number - 1);
  if (!result || result.hidden) return null;
  if (result.status === "passed") return "In your last run it passed.";
  if (result.status === "timed-out") return "In your last run it did not come to an end in time.";
  if (result.error) {
    const where = result.error.line === undefined ? "" : ` at line ${result.error.line}`;
    return `In your last run your program stopped${where} with ${result.error.type}: ${result.error.message}.`;
  }
  return `In your last run your program gave ${valueText(result.actual ?? null)}.`;
}
