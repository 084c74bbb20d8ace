import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";
import { shortenOutput, shortenValue } from "../runs/values/shorten-results.ts";
import { byteLength } from "../text/byte-length.ts";

/** The most bytes of each list that grows with an attempt; with code and texts the answer stays under 1 MB. */
export const MAX_LIST_BYTES = 150_000;

/** Shortens an attempt to what is shown: the newest entries of long lists, and the beginning of long values. */
export function shortenAttempt<Shown extends Omit<AnyAttempt, "userId" | "stuckTrail">>(
  attempt: Shown,
): Shown {
  const { understandPayload, verifyPayload, testResults } = attempt;
  return {
    ...attempt,
    testResults: testResults ? testResults.map(fitResult) : null,
    understandPayload: understandPayload && {
      ...understandPayload,
      followups: newestThatFit(understandPayload.followups),
      predictions: newestThatFit(understandPayload.predictions),
    },
    verifyPayload: verifyPayload && {
      ...verifyPayload,
      testResults: verifyPayload.testResults.map(fitResult),
      failureExplanations: newestThatFit(verifyPayload.failureExplanations),
    },
  };
}

function fitResult(result: TestResultData): TestResultData {
  if (result.hidden) return result;
  const { stdout, isCut } = shortenOutput(result.stdout);
  return {
    ...result,
    ...(result.actual !== undefined && { actual: shortenValue(result.actual) }),
    stdout,
    stdoutTruncated: result.stdoutTruncated || isCut,
  };
}

function newestThatFit<T>(list: readonly T[]): T[] {
  let bytes = 0;
  const first = list.findLastIndex((item) => {
    bytes += byteLength(JSON.stringify(item));
    return bytes > MAX_LIST_BYTES;
  });
  return list.slice(first + 1);
}
