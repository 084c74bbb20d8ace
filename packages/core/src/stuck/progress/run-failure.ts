import type { DetailsOf } from "../../entities/attempt/attempt-event.ts";
import type { RunStatus } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { RunFailure } from "../../entities/stuck/stuck-trail.ts";
import { compileErrorKind } from "../../runs/compile-error-kind.ts";
import { fingerprint } from "../../text/fingerprint.ts";

const reachedBy: Record<RunStatus, number> = {
  "did-not-compile": 0,
  "rule-broken": 1,
  "timed-out": 2,
  "out-of-memory": 2,
  failed: 3,
  passed: 3,
};

/** How a run failed; null when every test passed. */
export function runFailure(run: DetailsOf<"tests-run">, code: string): RunFailure | null {
  const failing = run.testResults.filter(({ status }) => status !== "passed");
  if (run.outcome === "passed" && failing.length === 0) return null;
  const stopped = failing.some(({ status }) => status === "errored");
  const reached = run.outcome === "failed" && stopped ? 2 : reachedBy[run.outcome];
  return {
    reached,
    failing: failing.map(({ index }) => index),
    outcome: run.outcome === "passed" ? "failed" : run.outcome,
    ...(run.compileError && { compileError: compileErrorKind(run.compileError, code) }),
    signature: fingerprint(
      [run.outcome, errorText(run.compileError), ...failing.map(failureText)].join("\n"),
    ),
  };
}

/** Leaves the values out, because the same mistake gives another wrong value after every small change. */
function failureText(result: TestResultData): string {
  const error = result.hidden ? "" : errorText(result.error);
  return `${result.index} ${result.status} ${error}`;
}

function errorText(error: { type: string; message: string } | null | undefined): string {
  if (!error) return "";
  const text = `${error.type}: ${error.message.replaceAll(/\d+/g, "0")}`;
  // The database replaces what it cannot store with U+FFFD; the stored error still counts as the same.
  return text.replaceAll(/[\0\p{Surrogate}\ufffd]/gu, "");
}

/** Whether the run got further, or equally far with fewer failing tests. */
export function isSmaller(now: RunFailure, before: RunFailure): boolean {
  if (now.reached !== before.reached) {
    return now.reached > before.reached && now.failing.length <= before.failing.length;
  }
  return now.failing.length < before.failing.length;
}
