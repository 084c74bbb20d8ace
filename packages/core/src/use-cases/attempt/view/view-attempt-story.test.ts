import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner, anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { wrongCode } from "../../../testing/reach-step.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { requestHint } from "../implement/request-hint.ts";
import { saveCode } from "../implement/save-code.ts";
import { submitCode } from "../implement/submit-code.ts";
import { submitExplanation } from "../understand/submit-explanation.ts";
import { explainFailure } from "../verify/explain-failure.ts";
import { retryCode } from "../verify/retry-code.ts";
import { runTests } from "../verify/run-tests.ts";
import { viewAttempt } from "./view-attempt.ts";
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

  test("keeps the failures of the code that was handed in, and what was said about them", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    await runTests(deps, { attemptId }, actor);
    const userExplanation = "It subtracts?";
    const seen = { testInput: "", expected: "", actual: "", userExplanation };
    const answer = await explainFailure(deps, { attemptId, testIndex: 0, ...seen }, actor);
    await retryCode(deps, { attemptId }, actor);
    const handIn = async () => (await viewAttemptStory(deps, { attemptId }, actor)).handIn;
    expect(await handIn()).toMatchObject({
      run: { outcome: "failed", compileError: null, brokenRules: [] },
      explanations: [
        {
          testIndex: 0,
          userExplanation,
          explanation: expect.not.stringContaining(answer.suggestedNextDebugStep),
          nextStep: answer.suggestedNextDebugStep,
          likelyBugType: "wrong result",
          isFallback: false,
        },
      ],
      changedSince: false,
    });
    const { attempt } = await viewAttempt(deps, { attemptId }, actor);
    await saveCode(deps, { attemptId, code: "// anew", version: attempt.version }, actor);
    expect(await handIn()).toMatchObject({ run: { outcome: "failed" }, changedSince: true });
  });

  test("has no result for code that was handed in and not run yet", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    expect((await viewAttemptStory(deps, { attemptId }, actor)).handIn).toBeNull();
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    await runTests(deps, { attemptId }, actor);
    await retryCode(deps, { attemptId }, actor);
    await submitCode(deps, { attemptId, code: `${wrongCode}// anew` }, actor);
    expect((await viewAttemptStory(deps, { attemptId }, actor)).handIn).toEqual({
      run: null,
      explanations: [],
      changedSince: false,
    });
  });

  test("keeps words whose answer never came, once", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    await runTests(deps, { attemptId }, actor);
    const seen = { testInput: "", expected: "", actual: "", userExplanation: "Hm." };
    const explain = () => explainFailure(deps, { attemptId, testIndex: 0, ...seen }, actor);
    const said = async () =>
      (await viewAttemptStory(deps, { attemptId }, actor)).handIn?.explanations;
    deps.coach.breakDown(new Error("out of order"));
    await expect(explain()).rejects.toThrow();
    expect(await said()).toMatchObject([{ userExplanation: "Hm.", explanation: "" }]);
    deps.coach.breakDown(null);
    await explain();
    expect(await said()).toMatchObject([{ explanation: expect.stringMatching(/\w/) }]);
    deps.coach.breakDown(new Error("out of order"));
    await expect(explain()).rejects.toThrow();
    expect(await said()).toMatchObject([{ explanation: expect.stringMatching(/\w/) }]);
  });

  test("is for its learner alone", async () => {
    const { deps, attemptId } = await atStep("PLAN");
    const stranger = aLearner({ userId: "learner-2" });
    await expect(viewAttemptStory(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
