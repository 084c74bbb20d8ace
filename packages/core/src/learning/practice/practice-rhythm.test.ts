import { describe, expect, test } from "vitest";
import { quarterOf } from "../../entities/learning/quarter-hour.ts";
import { daysIn, mondayOf, practiceByDay } from "./calendar-day.ts";
import { practiceRhythm, WEEKS_SHOWN } from "./practice-rhythm.ts";

describe("a day is a day of the person's own calendar", () => {
  test.each([
    ["UTC", "2030-01-01"],
    ["Pacific/Auckland", "2030-01-02"],
    ["Asia/Kathmandu", "2030-01-02"],
    ["America/Los_Angeles", "2030-01-01"],
  ])("in %s it is %s", (timeZone, day) => {
    const at = "2030-01-01T18:20:00.000Z";
    expect(daysIn(timeZone)(new Date(at))).toBe(day);
    expect([...practiceByDay([quarterOf(at)], timeZone)]).toEqual([[day, 1]]);
  });

  test("the quarters of a day are counted, each once", () => {
    const at = ["2030-01-01T09:01:00Z", "2030-01-01T09:14:00Z", "2030-01-01T09:16:00Z"];
    expect([...practiceByDay(at.map(quarterOf), "UTC")]).toEqual([["2030-01-01", 2]]);
  });
});

const rhythm = (days: string[], today: string) =>
  practiceRhythm(new Map(days.map((day) => [day, 1])), today);

describe("days in a row", () => {
  test.each([
    ["nothing yet", [], 0],
    ["today alone", ["2030-03-01"], 1],
    ["today is still to come", ["2030-02-27", "2030-02-28"], 2],
    ["over the end of a month", ["2030-02-27", "2030-02-28", "2030-03-01"], 3],
    ["a gap ends it", ["2030-02-26", "2030-02-28", "2030-03-01"], 2],
    ["the day before yesterday is over", ["2030-02-27"], 0],
  ])("%s", (_name, days, count) => {
    expect(rhythm(days, "2030-03-01").daysInARow).toBe(count);
  });
});

test("the week begins with Monday", () => {
  // 2030-03-01 is a Friday.
  expect(mondayOf("2030-03-01")).toBe("2030-02-25");
  expect(mondayOf("2030-02-25")).toBe("2030-02-25");
  expect(mondayOf("2030-03-03")).toBe("2030-02-25");
  expect(rhythm(["2030-02-24", "2030-02-25", "2030-03-01"], "2030-03-01").daysThisWeek).toBe(2);
});

test("the year has whole weeks and ends today", () => {
  const { year } = rhythm(["2030-03-01"], "2030-03-01");
  expect(year).toHaveLength(7 * (WEEKS_SHOWN - 1) + 5);
  expect(year.at(-1)).toEqual({ day: "2030-03-01", quarters: 1 });
  expect(mondayOf(year[0]?.day ?? "")).toBe(year[0]?.day);
});
