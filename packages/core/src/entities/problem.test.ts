import { expect, test } from "vitest";
import { aProblem } from "../testing/problem-builder.ts";
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
