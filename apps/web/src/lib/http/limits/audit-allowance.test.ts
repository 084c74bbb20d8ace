import { AppError } from "@foothold/core/errors";
import { anActor } from "@foothold/core/testing";
import { describe, expect, test } from "vitest";
import { auditAllowance, ENTRIES_PER_DAY, ENTRIES_PER_SECOND } from "./audit-allowance.ts";

const notFound = new AppError("not-found", "There is no such attempt.");
const internal = new AppError("internal", "Something went wrong.");
const limited = (limit: string, retryAfterSeconds: number) =>
  new AppError("rate-limited", "Too often.", { details: { limit }, retryAfterSeconds });
const ada = anActor({ userId: "ada" });
const grace = anActor({ userId: "grace" });

function kept(times: number, keep: () => boolean): number {
  return Array.from({ length: times }, keep).filter(Boolean).length;
}

describe("of the failures of one second", () => {
  test.each([
    ["a visitor", null],
    ["a person", ada],
  ])("only so many of %s are kept, and again as many in the next", (_who, actor) => {
    const mayKeep = auditAllowance();
    expect(kept(100, () => mayKeep(notFound, actor, 0))).toBe(ENTRIES_PER_SECOND);
    expect(kept(100, () => mayKeep(notFound, actor, 999))).toBe(0);
    expect(kept(100, () => mayKeep(notFound, actor, 1_000))).toBe(ENTRIES_PER_SECOND);
  });

  test("nobody's use up another's", () => {
    const mayKeep = auditAllowance();
    kept(100, () => mayKeep(notFound, ada, 0));
    expect(mayKeep(notFound, grace, 0)).toBe(true);
    expect(mayKeep(notFound, null, 0)).toBe(true);
  });

  test("all that nobody foresaw are kept of a person, not of visitors", () => {
    const mayKeep = auditAllowance();
    expect(kept(100, () => mayKeep(internal, ada, 0))).toBe(100);
    expect(kept(100, () => mayKeep(internal, null, 0))).toBe(ENTRIES_PER_SECOND);
  });
});

test("of one person only so many are kept in a day, and again as many the day after", () => {
  const mayKeep = auditAllowance();
  const dayFrom = (fromMs: number) => {
    let second = 0;
    return kept(10_000, () => mayKeep(notFound, ada, fromMs + 1_000 * Math.floor(second++ / 5)));
  };
  expect(dayFrom(0)).toBe(ENTRIES_PER_DAY.person);
  expect(dayFrom(86_400_000)).toBe(ENTRIES_PER_DAY.person);
});

test("that someone went over a limit is kept once for each limit and window", () => {
  const mayKeep = auditAllowance();
  expect(kept(100, () => mayKeep(limited("write", 40), ada, 0))).toBe(1);
  expect(kept(100, () => mayKeep(limited("write", 1), ada, 39_999))).toBe(0);
  expect(kept(100, () => mayKeep(limited("run", 1), ada, 39_999))).toBe(1);
  expect(kept(100, () => mayKeep(limited("write", 60), ada, 40_000))).toBe(1);
});
