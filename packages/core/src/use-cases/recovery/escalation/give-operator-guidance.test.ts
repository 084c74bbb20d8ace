import { expect, test } from "vitest";
import { anActor } from "../../../testing/builders/builders.ts";
import { asked, instructor } from "../../../testing/scenarios/asked-instructor.ts";
import { viewRecovery } from "../view-recovery.ts";
import { giveOperatorGuidance } from "./give-operator-guidance.ts";

const steps = ["Draw both numbers.", "Run it with them."];

test("guidance under the specification's names reaches the learner, with its steps as a list", async () => {
  const { deps, escalationId: operatorRunId, attemptId, actor } = await asked();
  const given = {
    operatorRunId,
    guidance: "Look at the second number.",
    action: "break_into_steps",
    suggestedSteps: steps,
  } as const;
  expect(
    await giveOperatorGuidance(deps, { ...given, suggestedSteps: [...steps] }, instructor),
  ).toEqual({
    success: true,
    learned: false,
    retryResult: { status: "waiting", steps },
  });
  const { recovery } = await viewRecovery(deps, { attemptId }, actor);
  expect(recovery?.answers).toMatchObject([
    { option: "break-into-steps", text: given.guidance, steps },
  ]);
});

test("it has learned what the instructor shares", async () => {
  const { deps, escalationId: operatorRunId } = await asked();
  const guidance = "Look at the second number.";
  const reusable = { text: guidance, personalChecked: false };
  const given = { operatorRunId, guidance, action: "retry_with_guidance", reusable } as const;
  expect(await giveOperatorGuidance(deps, given, instructor)).toMatchObject({ learned: true });
});

test("it is for the learner's instructors alone", async () => {
  const { deps, escalationId: operatorRunId } = await asked();
  const other = anActor({ userId: "teacher-9", role: "instructor" });
  const given = { operatorRunId, guidance: "Look.", action: "skip" } as const;
  await expect(giveOperatorGuidance(deps, given, other)).rejects.toMatchObject({
    code: "not-found",
  });
});
