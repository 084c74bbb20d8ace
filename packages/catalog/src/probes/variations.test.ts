import { expect, test } from "vitest";
import { variationsOf } from "./variations.ts";

test("what is written to a file and read again is the same", () => {
  const near = variationsOf([[0, 3], 0]);
  expect(JSON.parse(JSON.stringify(near))).toStrictEqual(near);
});

test.each([
  ["an item equal to its neighbour", [[2, 2], 9]],
  ["the list repeated", [[2, 5, 2, 5], 9]],
  ["the number found in the list", [[2, 5], 5]],
  ["the number twice of an item", [[2, 5], 4]],
])("a list and a number are varied: %s", (_name, expected) => {
  expect(variationsOf([[2, 5], 9])).toContainEqual(expected);
});

test("a text gets a space and a digit", () => {
  expect(variationsOf(["ab"])).toEqual(expect.arrayContaining([["a b"], ["ab1"]]));
});
