import { describe, expect, test } from "vitest";
import { tellStory } from "../../../attempt/story/tell-story.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { goodChoice } from "../../../testing/reach-step.ts";
import { revisePlan } from "./revise-plan.ts";

const another = {
  patternId: "counting",
  confidence: 2,
  invariantText: "Every coin counted so far is in the total.",
  complexity: "O(n)",
};

describe("revising the plan", () => {
  test.each(["IMPLEMENT", "VERIFY", "REFLECT"] as const)(
    "at %s changes the plan and nothing else",
    async (step) => {
      const { deps, attemptId, actor, stored } = await atStep(step);
      const before = await stored();
      const answer = await revisePlan(deps, { attemptId, ...another }, actor);
      expect(answer).toMatchObject({ accepted: true, match: "MAYBE", refusal: null });
      const { version, updatedAt, planPayload, ...after } = await stored();
      expect(after).toEqual(expect.objectContaining({ v2Step: step, code: before.code }));
      expect(after.verifyPayload).toEqual(before.verifyPayload);
      expect(after.stuckTrail).toEqual(before.stuckTrail);
      expect(planPayload).toMatchObject({
        chosenPattern: "counting",
        userConfidence: 2,
        invariant: { text: another.invariantText, feedback: expect.any(String) },
        complexity: "O(n)",
      });
    },
  );

  test.each([
    ["a pattern that does not fit", { patternId: "stack" }, "pattern-mismatch"],
    [
      "a sentence that does not hold",
      { patternId: "arithmetic", invariantText: "After each number, total is the last number." },
      "invariant-wrong",
    ],
  ])("with %s is answered, and the plan before stands", async (_name, wrong, refusal) => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    const { planPayload } = await stored();
    expect(await revisePlan(deps, { attemptId, ...another, ...wrong }, actor)).toMatchObject({
      accepted: false,
      refusal,
    });
    expect((await stored()).planPayload).toEqual(planPayload);
  });

  test("keeps what was sent when the coach is out of order", async () => {
    const { deps, attemptId, actor, eventTypes, stored } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    const { planPayload } = await stored();
    await expect(revisePlan(deps, { attemptId, ...another }, actor)).rejects.toMatchObject({
      code: "coach-unavailable",
    });
    expect((await eventTypes()).at(-1)).toBe("plan-revision-sent");
    expect((await stored()).planPayload).toEqual(planPayload);
  });

  test("that another move overtook still counts", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    deps.coach.meanwhile(async () => {
      await revisePlan(deps, { attemptId, ...goodChoice, confidence: 5 }, actor);
    });
    await revisePlan(deps, { attemptId, ...another }, actor);
    expect((await stored()).planPayload?.chosenPattern).toBe("counting");
  });

  test("is told with the plan before it", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await revisePlan(deps, { attemptId, ...another }, actor);
    await revisePlan(deps, { attemptId, ...another, patternId: "stack" }, actor);
    const { items } = await deps.attempts.events(attemptId, { limit: 1000 });
    expect(tellStory(items).revisions).toMatchObject([
      {
        step: "PLAN",
        place: "IMPLEMENT",
        before: { patternId: "arithmetic", invariant: { text: goodChoice.invariantText } },
      },
    ]);
  });
});
