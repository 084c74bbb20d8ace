import { expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { goodChoice, rightCode } from "../../../testing/reach-step.ts";
import { submitCode } from "../implement/submit-code.ts";
import { choosePattern } from "../plan/choose-pattern.ts";
import { runTests } from "../verify/run-tests.ts";
import { viewReflection } from "./view-reflection.ts";

test.each([
  [0, null],
  [1, { text: "After each number, total is the last number.", feedback: expect.any(String) }],
])("choice %i of the plan is shown as wrong: %j", async (what, wrongInvariant) => {
  const { deps, attemptId, actor } = await atStep("PLAN", { mode: "EXPERT" });
  const invariantBuilder = { templateId: "total-so-far", choices: { what } };
  const choice = { ...goodChoice, invariantText: undefined, invariantBuilder };
  await choosePattern(deps, { attemptId, ...choice }, actor);
  await submitCode(deps, { attemptId, code: rightCode }, actor);
  await runTests(deps, { attemptId }, actor);
  expect(await viewReflection(deps, { attemptId }, actor)).toMatchObject({ wrongInvariant });
});
