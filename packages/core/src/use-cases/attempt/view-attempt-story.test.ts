import { describe, expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { aLearner, anExplanation } from "../../testing/builders/attempt-builders.ts";
import { takeStuckAction } from "../stuck/take-stuck-action.ts";
import { requestHint } from "./implement/request-hint.ts";
import { submitExplanation } from "./understand/submit-explanation.ts";
import { viewAttemptStory } from "./view-attempt-story.ts";

describe("the story of an attempt", () => {
  test("keeps what the coach said, in order", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    const { hint } = await requestHint(deps, { attemptId }, actor);
    const { response } = await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    const { exchanges } = await viewAttemptStory(deps, { attemptId }, actor);
    expect(exchanges.slice(-2)).toMatchObject([
      { kind: "hint", text: hint, place: "IMPLEMENT", isFallback: false },
      { kind: "rescue", text: response, place: "IMPLEMENT" },
    ]);
  });

  test("counts the tests of every run and the time of every place", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT");
    const { runs, timeMsByPlace } = await viewAttemptStory(deps, { attemptId }, actor);
    expect(runs).toMatchObject([{ outcome: "passed", passed: 4, total: 4 }]);
    expect(Object.keys(timeMsByPlace)).toEqual(["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY"]);
  });

  test("says whether the chosen coach read the explanation or the one standing in", async () => {
    const { deps, attemptId, actor } = await atStep("UNDERSTAND");
    const story = () => viewAttemptStory(deps, { attemptId }, actor);
    expect((await story()).assessedBy).toBeNull();
    const assess = deps.coach.assessExplanation;
    deps.coach.assessExplanation = async (context) => ({
      ...(await assess(context)),
      isFallback: true,
      fallbackReason: "timed-out",
    });
    await submitExplanation(deps, { attemptId, ...anExplanation() }, actor);
    expect((await story()).assessedBy).toEqual({ isFallback: true, fallbackReason: "timed-out" });
  });

  test("is for its learner alone", async () => {
    const { deps, attemptId } = await atStep("PLAN");
    const stranger = aLearner({ userId: "learner-2" });
    await expect(viewAttemptStory(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
