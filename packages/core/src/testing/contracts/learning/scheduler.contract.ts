import { expect, test } from "vitest";
import { ratings } from "../../../entities/learning/recall.ts";
import type { Scheduler } from "../../../ports/learning.ts";
import { minuteOf } from "../harness/attempt-harness.ts";

export function schedulerContract(scheduler: Scheduler): void {
  const now = minuteOf(0);
  const first = scheduler.begin(now);

  test("a new card is due at once", () => {
    expect(first).toMatchObject({ dueAt: now.toISOString(), lastReviewAt: null, state: "new" });
  });

  test("the better it was remembered, the later it comes again, and never at once", () => {
    const outcomes = scheduler.outcomes(first, now);
    const dues = ratings.map((rating) => outcomes[rating].dueAt);
    expect(dues).toEqual([...dues].sort());
    expect(new Set(dues).size).toBe(ratings.length);
    expect((dues[0] ?? "") > now.toISOString()).toBe(true);
  });

  test("an outcome counts the review and says when it was", () => {
    const { good, again } = scheduler.outcomes(first, now);
    expect(good).toMatchObject({ reviews: 1, lastReviewAt: now.toISOString() });
    expect(again.state).not.toBe("new");
  });

  test("the same schedule and time give the same outcomes", () => {
    const { good } = scheduler.outcomes(first, now);
    const stored = JSON.parse(JSON.stringify(good));
    const later = new Date(good.dueAt);
    expect(scheduler.outcomes(stored, later)).toEqual(scheduler.outcomes(good, later));
  });
}
