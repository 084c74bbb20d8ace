import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";

/** The results of the newest test run, in either flow. */
export function lastResults({ verifyPayload, testResults }: AnyAttempt): TestResultData[] {
  return verifyPayload?.testResults ?? testResults ?? [];
}
