import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

test.each([
  ["[1, 2] 3", [[1, 2], 3]],
  ['"a b" True', ["a b", true]],
  ["abc", ["abc"]],
  ["[[1], 'x y'] None", [[[1], "x y"], null]],
])("%s", (text, values) => {
  expect(readArguments(text)).toEqual(values);
});

test("what is cut cannot be read", () => {
  expect(readArguments("[1, 2")).toBeNull();
});
