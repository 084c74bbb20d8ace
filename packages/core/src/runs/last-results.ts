import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";

/** The newest run of the tests, in whichever flow the attempt is. */
export function lastResults({ verifyPayload, testResults }: AnyAttempt): TestResultData[] {
  return verifyPayload?.testResults ?? testResults ?? [];
}
