import { describe, expect, test } from "vitest";
import type { AnswerFact } from "../../ports/recovery/target-facts.ts";
import {
  isReached,
  reusedWithinAWeek,
  secondsToAnswer,
  stuckRateChange,
  usableMemory,
} from "./judge-targets.ts";

const now = new Date("2030-02-01T00:00:00.000Z");
const answer = (given: Partial<AnswerFact> = {}): AnswerFact => ({
  at: "2030-01-02T00:00:00.000Z",
  answeringMs: null,
  note: null,
  ...given,
});
const note = (id: string, sharedAt: string, reusedAt: string | null) =>
  answer({ note: { id, sharedAt, reusedAt } });

test("usable memory is the share of answers of which a note is left", () => {
  const answers = [answer(), note("a", "2030-01-02T00:00:00.000Z", null)];
  expect(usableMemory(answers)).toEqual({ value: 1 / 2, of: 2 });
  expect(usableMemory([])).toEqual({ value: null, of: 0 });
});

test("reuse is counted on notes that had their week, each once", () => {
  const answers = [
    note("soon", "2030-01-02T00:00:00.000Z", "2030-01-05T00:00:00.000Z"),
    note("soon", "2030-01-02T00:00:00.000Z", "2030-01-05T00:00:00.000Z"),
    note("late", "2030-01-02T00:00:00.000Z", "2030-01-10T00:00:00.000Z"),
    note("never", "2030-01-02T00:00:00.000Z", null),
    note("young", "2030-01-30T00:00:00.000Z", "2030-01-31T00:00:00.000Z"),
  ];
  expect(reusedWithinAWeek(answers, now)).toEqual({ value: 1 / 3, of: 3 });
});

describe("the change of the stuck rate", () => {
  const problems = [
    { problemSlug: "a", before: { attempts: 10, stuck: 5 }, after: { attempts: 10, stuck: 3 } },
    { problemSlug: "b", before: { attempts: 10, stuck: 5 }, after: { attempts: 10, stuck: 4 } },
  ];
  test("compares attempts begun after something was shared with those before", () => {
    expect(stuckRateChange(problems, 10).value).toBeCloseTo(-0.3);
  });
  test("is not told before ten answers, or with nothing to compare with", () => {
    expect(stuckRateChange(problems, 9)).toEqual({ value: null, of: 20 });
    expect(stuckRateChange([], 20)).toEqual({ value: null, of: 0 });
  });
});

test("seconds to answer are a median of what was measured", () => {
  const answers = [20_000, 30_000, 100_000, null, 40_000].map((answeringMs) =>
    answer({ answeringMs }),
  );
  expect(secondsToAnswer(answers)).toEqual({ value: 35, of: 4 });
});

test.each([
  ["recovery-success", 0.7, true],
  ["recovery-success", 0.69, false],
  ["seconds-to-answer", 31, false],
  ["stuck-rate-after-guidance", -0.4, true],
  ["stuck-rate-after-guidance", 0.1, false],
] as const)("%s at %d is reached: %s", (name, value, expected) => {
  expect(isReached(name, value)).toBe(expected);
});
