import { expect, test } from "vitest";
import { isStatement } from "./is-statement.ts";

test.each([
  ["The total is kept", true],
  ["x >= max so far", true],
  ["总数是已看过的数之和", true],
  ["banana", false],
  ["banana Banana BANANA", false],
  ["idk lol", false],
  ["哈哈哈哈哈哈", false],
  ["...", false],
])("%j: %s", (text, expected) => {
  expect(isStatement(text)).toBe(expected);
});
