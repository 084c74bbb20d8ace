import { describe, expect, test } from "vitest";
import { type AtStep, atStep } from "../../../testing/attempt-tests.ts";
import { wrongCode } from "../../../testing/reach-step.ts";
import { submitCode } from "../implement/submit-code.ts";
import { explainFailure } from "./explain-failure.ts";
import { runTests } from "./run-tests.ts";

const seen = { testInput: "[1,2]", expected: "3", actual: "-1", userExplanation: "It subtracts?" };

async function failed(): Promise<AtStep> {
  const at = await atStep("IMPLEMENT");
  await submitCode(at.deps, { attemptId: at.attemptId, code: wrongCode }, at.actor);
  await runTests(at.deps, { attemptId: at.attemptId }, at.actor);
  return at;
}

describe("explaining a failure", () => {
  test("answers, and keeps the learner's words with the guidance", async () => {
    const { deps, attemptId, actor, stored } = await failed();
    const answer = await explainFailure(deps, { attemptId, testIndex: 0, ...seen }, actor);
    expect(answer).toEqual({
      likelyBugType: "wrong result",
      failingCaseExplanation: expect.any(String),
      suggestedNextDebugStep: expect.any(String),
      isFallback: false,
    });
    const { v2Step, verifyPayload } = await stored();
    expect(v2Step).toBe("VERIFY");
    expect(verifyPayload?.failureExplanations).toEqual([
      {
        testIndex: 0,
        userExplanation: "It subtracts?",
        aiGuidance: expect.stringContaining(answer.suggestedNextDebugStep),
        timestamp: expect.any(String),
      },
    ]);
  });

  test("by a coach that throws keeps the words, and once sent again is one entry", async () => {
    const { deps, attemptId, actor, stored } = await failed();
    const explain = () => explainFailure(deps, { attemptId, testIndex: 0, ...seen }, actor);
    deps.coach.breakDown(new Error("out of order"));
    await expect(explain()).rejects.toMatchObject({ code: "coach-unavailable" });
    expect((await stored()).verifyPayload?.failureExplanations).toMatchObject([
      { userExplanation: "It subtracts?", aiGuidance: "" },
    ]);
    deps.coach.breakDown(null);
    await explain();
    const { verifyPayload } = await stored();
    expect(verifyPayload?.failureExplanations).toHaveLength(1);
    expect(verifyPayload?.failureExplanations[0]?.aiGuidance).not.toBe("");
  });

  test.each([
    ["that passed", 1],
    ["that is not there", 9],
  ])("of a test %s is refused by name", async (_name, testIndex) => {
    const { deps, attemptId, actor } = await failed();
    await expect(
      explainFailure(deps, { attemptId, testIndex, ...seen }, actor),
    ).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "testIndex" }] },
    });
  });
});
