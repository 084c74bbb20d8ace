import { describe, expect, test } from "vitest";
import { fieldLimits } from "../../../entities/fields/learner-text.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { anExplanation } from "../../../testing/builders/attempt-builders.ts";
import { setMode } from "../set-mode.ts";
import { skipStep } from "../skip-step.ts";
import { submitExplanation, submitExplanationInput } from "./submit-explanation.ts";

const vague = anExplanation({ explanation: "Things happen." });

describe("submitting an explanation", () => {
  test("that passes goes on to PLAN", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    const answer = await submitExplanation(deps, { attemptId, ...anExplanation() }, actor);
    expect(answer).toEqual({
      status: "PASS",
      strengths: [],
      gaps: [],
      followupQuestions: [],
      probes: [],
      solutionLeakRisk: "low",
      isFallback: false,
    });
    const { v2Step, understandPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(understandPayload).toMatchObject({
      ...anExplanation(),
      aiAssessment: { status: "PASS" },
      followups: [],
    });
  });

  test("that needs work stays, with the coach's questions", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    const answer = await submitExplanation(deps, { attemptId, ...vague }, actor);
    expect(answer).toMatchObject({
      status: "NEEDS_WORK",
      followupQuestions: ["What do you do with the two numbers?"],
    });
    expect((await stored()).v2Step).toBe("UNDERSTAND");
  });

  test("to a coach that throws keeps every word, stays, and can be sent again", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    deps.coach.breakDown(new Error("out of order"));
    const input = { attemptId, ...anExplanation() };
    await expect(submitExplanation(deps, input, actor)).rejects.toMatchObject({
      code: "coach-unavailable",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await stored()).toMatchObject({
      v2Step: "UNDERSTAND",
      understandPayload: { ...anExplanation(), aiAssessment: null },
    });
    deps.coach.breakDown(null);
    expect(await submitExplanation(deps, input, actor)).toMatchObject({ status: "PASS" });
    expect((await stored()).v2Step).toBe("PLAN");
  });

  test("that was assessed but not saved stays where it was, and can be sent again", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    const { save } = deps.attempts;
    deps.attempts.save = async (attempt, event, change) => {
      if (event.type === "explanation-assessed") throw new Error("the server died");
      await save(attempt, event, change);
    };
    const input = { attemptId, ...anExplanation() };
    await expect(submitExplanation(deps, input, actor)).rejects.toThrow("the server died");
    expect(await stored()).toMatchObject({
      v2Step: "UNDERSTAND",
      understandPayload: { ...anExplanation(), aiAssessment: null },
    });
    deps.attempts.save = save;
    await submitExplanation(deps, input, actor);
    expect((await stored()).v2Step).toBe("PLAN");
  });

  test("whose attempt is written to while the coach thinks still counts", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    deps.coach.meanwhile(async () => {
      await setMode(deps, { attemptId, mode: "EXPERT" }, actor);
    });
    await submitExplanation(deps, { attemptId, ...anExplanation() }, actor);
    expect(await stored()).toMatchObject({ v2Step: "PLAN", mode: "EXPERT" });
  });

  test("that another explanation overtook is stale, and the other one stands", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND");
    deps.coach.meanwhile(async () => {
      await submitExplanation(deps, { attemptId, ...vague }, actor);
    });
    await expect(
      submitExplanation(deps, { attemptId, ...anExplanation() }, actor),
    ).rejects.toMatchObject({ code: "stale-version" });
    expect(await stored()).toMatchObject({
      v2Step: "UNDERSTAND",
      understandPayload: { ...vague, aiAssessment: { status: "NEEDS_WORK" } },
    });
  });

  test("whose step was skipped meanwhile does not move a second time", async () => {
    const { deps, attemptId, actor, stored } = await atStep("UNDERSTAND", { mode: "EXPERT" });
    deps.coach.meanwhile(async () => {
      await skipStep(deps, { attemptId, step: "UNDERSTAND" }, actor);
    });
    await expect(
      submitExplanation(deps, { attemptId, ...anExplanation() }, actor),
    ).rejects.toMatchObject({ code: "wrong-step", details: { v2Step: "PLAN" } });
    expect((await stored()).v2Step).toBe("PLAN");
  });

  test("from two tabs at once: one wins, the other hears of the version", async () => {
    const { deps, attemptId, actor } = await atStep("UNDERSTAND");
    const results = await Promise.allSettled([
      submitExplanation(deps, { attemptId, version: 1, ...vague }, actor),
      submitExplanation(deps, { attemptId, version: 1, ...anExplanation() }, actor),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find(({ status }) => status === "rejected");
    expect(lost).toMatchObject({ reason: { code: "stale-version", details: { version: 2 } } });
  });

  test.each([
    ["too long", "wrongApproach", "x".repeat(fieldLimits.wrongApproach + 1)],
    ["empty", "explanation", "  "],
    ["not storable", "exampleWalkthrough", "a\0b"],
    ["half a character", "exampleWalkthrough", "a\ud800b"],
    ["missing", "constraintsDescription", undefined],
  ])("with a field that is %s is refused by the field's name", (_name, field, text) => {
    const parsed = submitExplanationInput.safeParse({
      attemptId: "a",
      ...anExplanation(),
      [field]: text,
    });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });
});
