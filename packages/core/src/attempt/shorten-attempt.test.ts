import { expect, test } from "vitest";
import { fieldLimits } from "../entities/fields/learner-text.ts";
import type { TestResultData } from "../entities/runs/test-result.ts";
import { anAttempt, anExplanation } from "../testing/builders/attempt-builders.ts";
import { byteLength } from "../text/byte-length.ts";
import { attemptView } from "./attempt-view.ts";

const long = (characters: number) => "€".repeat(characters);
const timestamp = "2030-01-01T09:00:00.000Z";

const result = (index: number): TestResultData => ({
  index,
  status: "failed",
  hidden: false,
  purpose: "any",
  args: [],
  expected: null,
  actual: Array.from({ length: 53_000 }, (_, at) => at),
  stdout: long(64 * 1024),
  stdoutTruncated: false,
  timeMs: 1,
});

test("whatever happened in an attempt, it is shown in less than 1 MB", () => {
  const results = Array.from({ length: 6 }, (_, index) => result(index));
  const attempt = anAttempt({
    v2Step: "VERIFY",
    code: long(fieldLimits.code),
    understandPayload: {
      ...anExplanation({ explanation: long(fieldLimits.explanation) }),
      aiAssessment: null,
      predictions: [],
      followups: Array.from({ length: 900 }, (_, at) => ({
        question: `${at}`,
        answer: long(fieldLimits.followupAnswer),
        timestamp,
      })),
    },
    verifyPayload: {
      testResults: results,
      failureExplanations: Array.from({ length: 900 }, (_, testIndex) => ({
        testIndex,
        userExplanation: long(fieldLimits.userExplanation),
        aiGuidance: long(2_000),
        timestamp,
      })),
      traceNotes: long(fieldLimits.traceNotes),
    },
  });
  const shown = attemptView(attempt);
  expect(byteLength(JSON.stringify(attempt))).toBeGreaterThan(10_000_000);
  expect(byteLength(JSON.stringify(shown))).toBeLessThan(1_000_000);
  expect(shown.verifyPayload?.failureExplanations.at(-1)?.testIndex).toBe(899);
  expect(shown.understandPayload?.followups.at(-1)?.question).toBe("899");
});

test("an ordinary attempt is shown whole", () => {
  const attempt = anAttempt({ v2Step: "VERIFY" });
  const { userId: _, stuckTrail: __, ...rest } = attempt;
  expect(attemptView(attempt)).toMatchObject(rest);
});
