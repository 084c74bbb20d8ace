import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { viewAttempt } from "./view-attempt.ts";

describe("viewing an attempt", () => {
  test("shows the attempt and its problem, with nothing that answers for the learner", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT");
    const view = await viewAttempt(deps, { attemptId }, actor);
    expect(view.attempt).toMatchObject({ id: attemptId, v2Step: "REFLECT" });
    expect(view.problem).toMatchObject({ slug: "add-two", rung: 1 });
    const text = JSON.stringify(view.problem);
    const { tests, references, keySteps, walkthrough, hints, wrongPrograms } = aProblem();
    const secrets = [
      ...tests.filter(({ hidden }) => hidden).map(({ purpose }) => purpose),
      ...Object.values(references).map((code) => JSON.stringify(code).slice(1, -1)),
      ...wrongPrograms.map(({ guidance }) => guidance),
      ...keySteps,
      ...hints,
      walkthrough,
      "MISMATCH",
      "Where would the first number be?",
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(view.problem.visibleTests.map(({ index }) => index)).toEqual([0, 1]);
  });

  test("of a hidden test shows its purpose and status alone", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT");
    const { attempt } = await viewAttempt(deps, { attemptId }, actor);
    const hidden = attempt.verifyPayload?.testResults.filter((result) => result.hidden);
    expect(hidden).toEqual([
      { index: 2, status: "passed", hidden: true, purpose: "a negative number" },
      { index: 3, status: "passed", hidden: true, purpose: "the largest numbers" },
    ]);
  });

  test("is for its learner alone", async () => {
    const { deps, attemptId } = await atStep("PLAN");
    const stranger = aLearner({ userId: "learner-2" });
    await expect(viewAttempt(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
