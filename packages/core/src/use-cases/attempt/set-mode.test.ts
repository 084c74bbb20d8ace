import { describe, expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { requestHint } from "./implement/request-hint.ts";
import { setMode } from "./set-mode.ts";
import { skipStep } from "./skip-step.ts";

describe("changing the mode", () => {
  test("keeps everything written and takes the new mode's budget", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const before = await stored();
    const { attempt } = await setMode(deps, { attemptId, mode: "EXPERT" }, actor);
    expect(attempt).toMatchObject({ mode: "EXPERT", hintBudget: 1, version: before.version + 1 });
    const { understandPayload, planPayload, code, v2Step } = before;
    expect(attempt).toMatchObject({ understandPayload, planPayload, code, v2Step });
  });

  test("never makes the budget less than the hints already given", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    for (let i = 0; i < 3; i++) await requestHint(deps, { attemptId }, actor);
    const { attempt } = await setMode(deps, { attemptId, mode: "EXPERT" }, actor);
    expect(attempt).toMatchObject({ hintBudget: 3, hintsUsedCount: 3 });
    await expect(requestHint(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "hint-budget-spent",
    });
  });

  test("to the mode it has is no change", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const before = await stored();
    await setMode(deps, { attemptId, mode: "BEGINNER" }, actor);
    expect(await stored()).toEqual(before);
  });

  test("lets a beginner who became an expert skip", async () => {
    const { deps, attemptId, actor } = await atStep("UNDERSTAND");
    await setMode(deps, { attemptId, mode: "EXPERT" }, actor);
    const { attempt } = await skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor);
    expect(attempt.v2Step).toBe("PLAN");
  });
});
