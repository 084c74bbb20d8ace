import { describe, expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { skipStep } from "./skip-step.ts";

describe("skipping a step", () => {
  test.each([
    ["UNDERSTAND", "PLAN"],
    ["PLAN", "IMPLEMENT"],
  ] as const)("takes an expert from %s to %s", async (step, to) => {
    const { deps, attemptId, actor } = await atStep(step, { mode: "EXPERT" });
    const { attempt } = await skipStep(deps, { attemptId, step }, actor);
    expect(attempt.v2Step).toBe(to);
  });

  test.each(["UNDERSTAND", "PLAN"] as const)("is refused to a beginner at %s", async (step) => {
    const { deps, attemptId, actor, stored } = await atStep(step);
    await expect(skipStep(deps, { attemptId, step }, actor)).rejects.toMatchObject({
      code: "skip-not-allowed",
      details: { v2Step: step },
    });
    expect((await stored()).v2Step).toBe(step);
  });

  test("asked twice does not skip two", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND", { mode: "EXPERT" });
    await skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor);
    await expect(skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor)).rejects.toMatchObject({
      code: "wrong-step",
    });
    expect((await stored()).v2Step).toBe("PLAN");
  });
});
