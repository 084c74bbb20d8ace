import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { entryPointIn } from "./entry-point.ts";
import { problemSchema } from "./problem.ts";

test("a whole problem is read as it is written", () => {
  expect(problemSchema.parse(aProblem())).toEqual(aProblem());
});

test.each([
  ["slug", "Two Sum"],
  ["rung", 6],
  ["patterns", []],
  ["hints", []],
  ["starterCode", { javascript: "" }],
])("a problem with a bad %s is refused by the field's name", (field, value) => {
  const parsed = problemSchema.safeParse({ ...aProblem(), [field]: value });
  expect(parsed.error?.issues[0]?.path[0]).toBe(field);
});

test.each([
  ["python", "two_sum", "two_sum"],
  ["python", undefined, "twoSum"],
  ["javascript", "two_sum", "twoSum"],
  ["typescript", "two_sum", "twoSum"],
] as const)("in %s, with the Python name %s, the function is %s", (language, pythonName, name) => {
  const { signature } = aProblem();
  const named = { ...signature, name: "twoSum", ...(pythonName && { pythonName }) };
  expect(entryPointIn(named, language)).toBe(name);
});
