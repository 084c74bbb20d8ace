import { expect, test } from "vitest";
import { describeSetting } from "./flag-words.ts";

test.each([
  [{ enabled: true, rolloutPercent: 100, roleOverrides: {} }, "On for everyone"],
  [{ enabled: true, rolloutPercent: 25, roleOverrides: {} }, "On for 25% of people"],
  [{ enabled: true, rolloutPercent: 0, roleOverrides: {} }, "Off"],
  [{ enabled: false, rolloutPercent: 100, roleOverrides: {} }, "Off"],
  [
    { enabled: false, rolloutPercent: 100, roleOverrides: { admin: true, learner: false } },
    "Off; learners always off, admins always on",
  ],
])("%j reads %j", (setting, expected) => {
  expect(describeSetting(setting)).toBe(expected);
});
