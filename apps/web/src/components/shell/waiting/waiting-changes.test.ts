import { expect, test } from "vitest";
import { newcomers, titleWith } from "./waiting-changes.ts";

const one = { id: "one", createdAt: "2030-01-01T09:00:00.000Z" };
const two = { id: "two", createdAt: "2030-01-01T09:01:00.000Z" };
const again = { ...one, createdAt: "2030-01-01T10:00:00.000Z" };

test.each([
  ["nobody at the first look", null, [one], []],
  ["nobody who waited before", [one], [one], []],
  ["who came since", [one], [one, two], [two]],
  ["who asks again", [one], [again], [again]],
  ["nobody when somebody leaves", [one, two], [two], []],
])("%s is new", (_name, before, now, expected) => {
  expect(newcomers(before, now)).toEqual(expected);
});

test.each([
  ["Queue · Foothold", 2, "(2) Queue · Foothold"],
  ["(2) Queue · Foothold", 3, "(3) Queue · Foothold"],
  ["(2) Queue · Foothold", 0, "Queue · Foothold"],
  ["Home", 0, "Home"],
  ["", 1, ""],
  ["(1)", 1, ""],
])("%s with %d waiting", (title, count, expected) => {
  expect(titleWith(title, count)).toBe(expected);
});
