import type { VerifyPayload } from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Effects } from "./effect.ts";

const nothingVerified: VerifyPayload = {
  testResults: [],
  failureExplanations: [],
  traceNotes: null,
};

function verified({ verifyPayload }: AnyAttempt, change: Partial<VerifyPayload>) {
  return { verifyPayload: { ...(verifyPayload ?? nothingVerified), ...change } };
}

export const verifyEffects: Effects<
  "tests-run" | "failure-described" | "failure-explained" | "trace-noted" | "attempt-retried"
> = {
  "tests-run": (attempt, { details: { testResults } }) =>
    attempt.v2Step === null ? { testResults } : verified(attempt, { testResults }),
  // The same description sent again before its answer does not become a second entry.
  "failure-described": (attempt, { details, at }) =>
    verified(attempt, {
      failureExplanations: [
        ...explanationsOf(attempt).filter(
          (entry) => entry.aiGuidance !== "" || !isSameDescription(entry, details),
        ),
        { ...details, aiGuidance: "", timestamp: at },
      ],
    }),
  "failure-explained": (attempt, { details }) =>
    verified(attempt, {
      failureExplanations: explanationsOf(attempt).map((entry) =>
        entry.aiGuidance === "" && isSameDescription(entry, details)
          ? { ...entry, aiGuidance: details.aiGuidance }
          : entry,
      ),
    }),
  "trace-noted": (attempt, { details }) => verified(attempt, details),
  "attempt-retried": () => ({}),
};

type Description = { testIndex: number; userExplanation: string };

function isSameDescription(one: Description, other: Description): boolean {
  return one.testIndex === other.testIndex && one.userExplanation === other.userExplanation;
}

function explanationsOf({ verifyPayload }: AnyAttempt) {
  return verifyPayload?.failureExplanations ?? [];
}
