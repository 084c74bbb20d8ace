import { expect, test } from "vitest";
import { completeConditions } from "./complete-conditions.ts";

test.each([
  ["if (seen) return;", "!== undefined", ["if (seen !== undefined) return;"]],
  ["  if (seen.get(a)) {", "!== undefined", ["  if (seen.get(a) !== undefined) {"]],
  ["    if seen:", "is not None", ["    if seen is not None:"]],
  ["if (a < b) return;", "!== undefined", []],
  ["if (seen) return;", "seen", []],
])("%s with %s", (program, item, expected) => {
  expect(completeConditions(program, [item])).toEqual(expected);
});
