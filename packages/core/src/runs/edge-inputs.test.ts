import { expect, test } from "vitest";
import { aProblem } from "../testing/builders/problem-builder.ts";
import { edgeInputs, edgeKinds } from "./edge-inputs.ts";

const example = { args: [[3, 5], 8], expected: [0, 1], explanation: "" };
const problem = { ...aProblem(), examples: [example, example] };

test.each([
  ["nothing in it", [[[], 8]]],
  ["one value", [[[3], 8]]],
  ["all the same", [[[3, 3], 8]]],
  ["negative values", [[[-3, -5], 8]]],
  ["the number 0", [[[3, 5], 0]]],
])("an edge case with %s is made of the examples, once", (kind, inputs) => {
  expect(edgeInputs(problem, kind)).toEqual(inputs);
});

test("a name that is no kind makes nothing", () => {
  expect(edgeInputs(problem, "constructor")).toEqual([]);
  expect(edgeKinds(problem)).not.toContain("constructor");
});
