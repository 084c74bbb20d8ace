import { expect, test } from "vitest";
import { anAttempt } from "../../testing/attempt-builders.ts";
import { aProblem } from "../../testing/problem-builder.ts";
import { runRequest } from "./run-request.ts";

const { signature } = aProblem();
const problem = aProblem({ signature: { ...signature, name: "addTwo", pythonName: "add_two" } });

test.each([
  ["javascript", "addTwo"],
  ["typescript", "addTwo"],
  ["python", "add_two"],
] as const)("in %s the function is called %s", (language, entryPoint) => {
  expect(runRequest(problem, anAttempt({ language })).entryPoint).toBe(entryPoint);
});
