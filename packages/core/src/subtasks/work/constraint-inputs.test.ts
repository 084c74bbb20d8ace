import { expect, test } from "vitest";
import { constraintInputs } from "./constraint-inputs.ts";

const examples = [{ args: [[5, 12, 3], 15], expected: [1, 2], explanation: "" }];
const inputsFor = (constraint: string) =>
  constraintInputs({ examples, constraints: [constraint] }, 0);

test.each([
  [
    "The list has between 2 and 80,000 numbers.",
    [
      [[5, 12], 15],
      [[12, 3], 15],
    ],
  ],
  [
    "Each number is a whole number between -9 and 9.",
    [
      [[-9, 12, 3], 15],
      [[5, 12, -9], 15],
    ],
  ],
  ["The same position may not be used twice.", [[[5, 5, 5], 15]]],
  ["The list is sorted.", [[[3, 12, 5], 15]]],
])("%s", (constraint, inputs) => {
  expect(inputsFor(constraint)).toEqual(expect.arrayContaining(inputs));
});

test("a number of things is no value in the list", () => {
  const inputs = inputsFor("The list has between 2 and 9 numbers.");
  expect(inputs).not.toContainEqual([[2, 12, 3], 15]);
  expect(inputs).not.toContainEqual([[5, 12, 3], 2]);
});

test("a count may be an input of its own", () => {
  expect(inputsFor("There are between 2 and 9 places.")).toContainEqual([[5, 12, 3], 2]);
});

test("words that say nothing about inputs make none", () => {
  expect(inputsFor("Positions are counted from left.")).toEqual([]);
});
