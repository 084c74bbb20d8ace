import { describe, expect, test } from "vitest";
import { MAX_CUES } from "../../../entities/fields/learner-text.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { submitRecap } from "../../stuck/submit-recap.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { submitReflection, submitReflectionInput } from "./submit-reflection.ts";

const reflection = { cuesNextTime: ["in total"], invariantSummary: "The total is the sum." };

describe("submitting a reflection", () => {
  test("completes the attempt, with the lesson to read", async () => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT");
    deps.clock.advance(60);
    const { attempt } = await submitReflection(deps, { attemptId, ...reflection }, actor);
    expect(attempt).toMatchObject({
      v2Step: "COMPLETE",
      state: "DONE",
      reflectPayload: {
        ...reflection,
        microLessonId: "arithmetic-basics",
        adversaryChallengeCompleted: false,
      },
    });
    expect((await stored()).finishedAt).toBe(deps.clock.now().toISOString());
  });

  test("after a rescue waits for the recap", async () => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT");
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    const complete = () => submitReflection(deps, { attemptId, ...reflection }, actor);
    await expect(complete()).rejects.toMatchObject({ code: "recap-required" });
    expect((await stored()).v2Step).toBe("REFLECT");
    await submitRecap(deps, { attemptId, text: "You add both numbers." }, actor);
    expect((await complete()).attempt.v2Step).toBe("COMPLETE");
  });

  test("takes no invariant that is known to be wrong, however often it is sent", async () => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT");
    const invariantSummary = "After each number, total is the last number";
    const send = (change = {}) =>
      submitReflection(deps, { attemptId, ...reflection, invariantSummary, ...change }, actor);
    const asked = await send();
    expect(asked.attempt.v2Step).toBe("REFLECT");
    expect(asked.invariantFeedback).toContain("Where would the first number be?");
    expect(asked.invariantFeedback).not.toContain("the sum of the numbers seen");
    expect(await stored()).toMatchObject({
      v2Step: "REFLECT",
      reflectPayload: { invariantQuestion: { text: invariantSummary } },
    });
    expect((await send()).invariantFeedback).toBe(asked.invariantFeedback);
    expect((await stored()).v2Step).toBe("REFLECT");
    expect((await send(reflection)).attempt).toMatchObject({
      v2Step: "COMPLETE",
      reflectPayload: { ...reflection, invariantQuestion: { text: invariantSummary } },
    });
  });

  test.each([
    ["BEGINNER", "banana banana", "REFLECT"],
    ["EXPERT", "banana banana", "COMPLETE"],
  ] as const)("of a %s with %j in place of a sentence ends at %s", async (mode, text, v2Step) => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT", { mode });
    const sent = { attemptId, ...reflection, invariantSummary: text };
    const answer = await submitReflection(deps, sent, actor);
    expect((await stored()).v2Step).toBe(v2Step);
    if (v2Step === "REFLECT") expect(answer.invariantFeedback).toContain("whole sentence");
  });

  test("asks nothing about own words", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT");
    const answer = await submitReflection(deps, { attemptId, ...reflection }, actor);
    expect(answer).not.toHaveProperty("invariantFeedback");
  });

  test.each([
    ["no cue", "cuesNextTime", []],
    ["too many cues", "cuesNextTime", Array(MAX_CUES + 1).fill("cue")],
    ["no summary", "invariantSummary", ""],
  ])("with %s is refused by the field's name", (_name, field, value) => {
    const parsed = submitReflectionInput.safeParse({
      attemptId: "a",
      ...reflection,
      [field]: value,
    });
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });
});
