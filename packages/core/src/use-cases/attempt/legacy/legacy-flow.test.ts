import { describe, expect, test } from "vitest";
import { type AtStep, around, atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { rightCode, wrongCode } from "../../../testing/reach-step.ts";
import { saveFlag } from "../../../testing/save-flag.ts";
import { submitRecap } from "../../stuck/submit-recap.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { rewindCode } from "../history/rewind-code.ts";
import { saveCode } from "../implement/save-code.ts";
import { submitCode } from "../implement/submit-code.ts";
import { startAttempt } from "../start-attempt.ts";
import { retryCode } from "../verify/retry-code.ts";
import { runTests } from "../verify/run-tests.ts";
import { finishAttempt } from "./finish-attempt.ts";
import { submitApproach } from "./submit-approach.ts";

async function begun(): Promise<AtStep> {
  const deps = memoryDeps();
  await saveFlag(deps, "attempt_v2_flow", false);
  const start = { problemSlug: "add-two", language: "javascript" } as const;
  const { attempt } = await startAttempt(deps, start, aLearner());
  await saveFlag(deps, "attempt_v2_flow", true);
  return around(deps, attempt.id);
}

const approach = "Add them.";

describe("an attempt in the older flow", () => {
  test("goes from approach over code and test to done", async () => {
    const { deps, attemptId, actor, stored } = await begun();
    await submitApproach(deps, { attemptId, approach }, actor);
    expect(await stored()).toMatchObject({ state: "CODE", approach, v2Step: null });
    await saveCode(deps, { attemptId, version: 2, code: "// begun\n" }, actor);
    await rewindCode(deps, { attemptId, position: 0 }, actor);
    await submitCode(deps, { attemptId, code: wrongCode }, actor);
    expect(await runTests(deps, { attemptId }, actor)).toMatchObject({
      outcome: "failed",
      state: "TEST",
      v2Step: null,
    });
    await expect(finishAttempt(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "tests-not-passed",
    });
    await retryCode(deps, { attemptId }, actor);
    await submitCode(deps, { attemptId, code: rightCode }, actor);
    expect((await stored()).testResults).toBeNull();
    await runTests(deps, { attemptId }, actor);
    const { attempt } = await finishAttempt(deps, { attemptId }, actor);
    expect(attempt).toMatchObject({ state: "DONE", v2Step: null });
    expect(attempt.finishedAt).not.toBeNull();
    expect(attempt.testResults).toHaveLength(4);
    expect(attempt.verifyPayload).toBeNull();
  });

  test("owes a recap after a rescue, and is done only with it", async () => {
    const { deps, attemptId, actor } = await begun();
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    await submitApproach(deps, { attemptId, approach }, actor);
    await submitCode(deps, { attemptId, code: rightCode }, actor);
    await runTests(deps, { attemptId }, actor);
    await expect(finishAttempt(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "recap-required",
    });
    await submitRecap(deps, { attemptId, text: "You add both." }, actor);
    await finishAttempt(deps, { attemptId }, actor);
  });

  test("refuses what its state does not know, with the state", async () => {
    const { deps, attemptId, actor } = await begun();
    const tooEarly = { code: "wrong-step", details: { v2Step: null, state: "APPROACH" } };
    const calls = [
      () => saveCode(deps, { attemptId, version: 1, code: "x" }, actor),
      () => submitCode(deps, { attemptId, code: rightCode }, actor),
      () => runTests(deps, { attemptId }, actor),
      () => finishAttempt(deps, { attemptId }, actor),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(tooEarly);
  });

  test("has verbs that the five steps do not know", async () => {
    const { deps, attemptId, actor } = await atStep("UNDERSTAND");
    const wrong = { code: "wrong-step", details: { v2Step: "UNDERSTAND" } };
    await expect(submitApproach(deps, { attemptId, approach }, actor)).rejects.toMatchObject(wrong);
    await expect(finishAttempt(deps, { attemptId }, actor)).rejects.toMatchObject(wrong);
  });
});
