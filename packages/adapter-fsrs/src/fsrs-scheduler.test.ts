import type { Rating, Schedule } from "@foothold/core/learning";
import { schedulerContract } from "@foothold/core/testing";
import { describe, expect, test } from "vitest";
import { fsrsScheduler, MAX_INTERVAL_DAYS } from "./fsrs-scheduler.ts";

const DAY_MS = 86_400_000;
const START = new Date("2030-01-01T09:00:00.000Z");
const scheduler = fsrsScheduler();

function daysUntil({ dueAt }: Schedule, from: Date): number {
  return (Date.parse(dueAt) - from.getTime()) / DAY_MS;
}

/** Rated when it is due, each time the same way. */
function intervalsWhen(rating: Rating, times: number): number[] {
  let schedule = scheduler.begin(START);
  return Array.from({ length: times }, () => {
    const now = new Date(schedule.dueAt);
    schedule = scheduler.outcomes(schedule, now)[rating];
    return daysUntil(schedule, now);
  });
}

describe("the FSRS scheduler", () => schedulerContract(scheduler));

test("what is forgotten comes back within the sitting, what is remembered after days", () => {
  const { again, hard, good, easy } = scheduler.outcomes(scheduler.begin(START), START);
  expect(daysUntil(again, START) * 24 * 60).toBe(10);
  expect(daysUntil(hard, START)).toBeLessThan(1);
  expect(daysUntil(good, START)).toBeGreaterThanOrEqual(1);
  expect(daysUntil(easy, START)).toBeGreaterThan(daysUntil(good, START));
});

test("a card that is remembered each time comes less and less often, up to once a year", () => {
  const intervals = intervalsWhen("good", 12);
  expect(intervals).toEqual([...intervals].sort((one, other) => one - other));
  // Hard, good and easy stay a day apart, also at the end.
  expect(intervals.at(-1)).toBe(MAX_INTERVAL_DAYS + 1);
});

test("a card that is forgotten after months is a lapse and is learned again", () => {
  let schedule = scheduler.begin(START);
  for (let times = 0; times < 4; times++) {
    schedule = scheduler.outcomes(schedule, new Date(schedule.dueAt)).good;
  }
  const { again } = scheduler.outcomes(schedule, new Date(schedule.dueAt));
  expect(again).toMatchObject({ state: "relearning", lapses: 1, reviews: 5 });
  expect(again.stability).toBeLessThan(schedule.stability);
});

test("coming late makes the next interval longer than coming on time", () => {
  const { good } = scheduler.outcomes(scheduler.begin(START), START);
  const onTime = new Date(good.dueAt);
  const late = new Date(onTime.getTime() + 10 * DAY_MS);
  const next = (now: Date) => daysUntil(scheduler.outcomes(good, now).good, now);
  expect(next(late)).toBeGreaterThan(next(onTime));
});
