import { expect, test } from "vitest";
import { skippedSteps } from "./skipped-steps.ts";

test("a step without a word in it was skipped", () => {
  const work = { understandPayload: null, planPayload: null, reflectPayload: null };
  expect(skippedSteps(work)).toEqual(["UNDERSTAND", "PLAN", "REFLECT"]);
});
