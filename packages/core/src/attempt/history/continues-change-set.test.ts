import { describe, expect, test } from "vitest";
import { continuesChangeSet, LARGE_REMOVAL_LINES } from "./continues-change-set.ts";

const at = (seconds: number) => new Date(Date.parse("2030-01-01T09:00:00.000Z") + seconds * 1_000);
const stats = { added: 1, removed: 0, modified: 1 };

const last = {
  source: "learner",
  openedAt: at(0).toISOString(),
  updatedAt: at(20).toISOString(),
  attemptVersion: 7,
  totalStats: stats,
} as const;
const typing = { stats, attemptVersion: 7 };

describe("more typing", () => {
  test.each([
    ["right after", at(21), true],
    ["after ten seconds", at(30), true],
    ["after a longer pause", at(30.001), false],
  ])("%s: the same change set is %s", (_name, now, same) => {
    expect(continuesChangeSet(last, typing, now)).toBe(same);
  });

  test("does not go on in one change set for ever", () => {
    const busy = { ...last, updatedAt: at(59).toISOString() };
    expect(continuesChangeSet(busy, typing, at(60))).toBe(true);
    expect(continuesChangeSet(busy, typing, at(61))).toBe(false);
  });

  test.each([
    ["the coach's change", { ...last, source: "coach" as const }, typing],
    ["a rewind", { ...last, source: "rewind" as const }, typing],
    ["a change that something else followed", last, { ...typing, attemptVersion: 8 }],
    [
      "a large removal",
      { ...last, totalStats: { ...stats, removed: LARGE_REMOVAL_LINES } },
      typing,
    ],
  ])("never joins %s", (_name, before, next) => {
    expect(continuesChangeSet(before, next, at(21))).toBe(false);
  });

  test("that takes many lines out is a change set of its own", () => {
    const removal = { ...typing, stats: { ...stats, removed: LARGE_REMOVAL_LINES } };
    expect(continuesChangeSet(last, removal, at(21))).toBe(false);
  });
});
