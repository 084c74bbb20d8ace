import { describe, expect, test } from "vitest";
import { stuckActionSchema } from "../../entities/attempt/attempt-event-details.ts";
import { v2Steps } from "../../entities/attempt-v2.ts";
import { atStep } from "../../testing/attempt-tests.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { takeStuckAction } from "./take-stuck-action.ts";

const steps = v2Steps.filter((step) => step !== "COMPLETE");

describe("a stuck action", () => {
  test.each(
    steps.flatMap((step) => stuckActionSchema.options.map((action) => [step, action] as const)),
  )("at %s, %s is answered, and only a rescue asks for a recap", async (step, action) => {
    const { deps, attemptId, actor, stored } = await atStep(step);
    const answer = await takeStuckAction(deps, { attemptId, action }, actor);
    const requiresRecap = action === "rescue";
    expect(answer).toEqual({
      action,
      response: expect.any(String),
      requiresRecap,
      isFallback: false,
    });
    expect(await stored()).toMatchObject({ v2Step: step, recapRequired: requiresRecap });
  });

  test.each(stuckActionSchema.options)(
    "%s of a coach that throws is answered from the problem, marked",
    async (action) => {
      const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
      deps.coach.breakDown(new Error("out of order"));
      const answer = await takeStuckAction(deps, { attemptId, action }, actor);
      expect(answer).toMatchObject({ action, isFallback: true });
      expect(answer.response).not.toBe("");
      expect((await stored()).recapRequired).toBe(action === "rescue");
    },
  );

  test("short of a rescue tells nothing of the walkthrough", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    for (const action of ["nudge", "checkpoint"] as const) {
      const { response } = await takeStuckAction(deps, { attemptId, action }, actor);
      expect(response).not.toContain(aProblem().walkthrough);
    }
  });

  test("a nudge after a rescue does not take the recap away", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    await takeStuckAction(deps, { attemptId, action: "nudge" }, actor);
    expect((await stored()).recapRequired).toBe(true);
  });
});
