import { describe, expect, test } from "vitest";
import { MAX_CUES } from "../../../entities/fields/learner-text.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aProbedProblem } from "../../../testing/builders/probed-problem.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { goodChoice, rightCode, rightInvariant } from "../../../testing/reach-step.ts";
import { submitRecap } from "../../stuck/submit-recap.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { submitCode } from "../implement/submit-code.ts";
import { choosePattern } from "../plan/choose-pattern.ts";
import { predictLater } from "../predict/predict-later.ts";
import { viewLaterProbe } from "../predict/view-later-probe.ts";
import { runTests } from "../verify/run-tests.ts";
import { viewFinishedAttempt } from "../view/view-finished-attempt.ts";
import { submitReflection, submitReflectionInput } from "./submit-reflection.ts";

const reflection = { cuesNextTime: ["in total"], invariantSummary: rightInvariant };

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
    ["EXPERT", "banana banana", "REFLECT"],
    ["EXPERT", "After each number, total is the last number", "REFLECT"],
    ["EXPERT", "Each total is one more", "COMPLETE"],
  ] as const)("of a %s with %j as the sentence ends at %s", async (mode, text, v2Step) => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT", { mode });
    const sent = { attemptId, ...reflection, invariantSummary: text };
    const answer = await submitReflection(deps, sent, actor);
    expect((await stored()).v2Step).toBe(v2Step);
    const asked = text.startsWith("banana") ? "whole sentence" : "first number";
    if (v2Step === "REFLECT") expect(answer.invariantFeedback).toContain(asked);
  });

  test("of a beginner in own words waits for the same with choices, and keeps both", async () => {
    const { deps, attemptId, actor, stored } = await atStep("REFLECT");
    const ownWords = "The total grows with the last one.";
    const send = (what?: number) => {
      const invariantBuilder = { templateId: "total-so-far", choices: { what: what ?? 0 } };
      const choices = what === undefined ? {} : { invariantBuilder };
      const sent = { attemptId, ...reflection, invariantSummary: ownWords, ...choices };
      return submitReflection(deps, sent, actor);
    };
    expect((await send()).invariantFeedback).toContain("not checked");
    expect((await send()).attempt.v2Step).toBe("REFLECT");
    expect((await send(1)).invariantFeedback).toContain("Where would the first number be?");
    expect((await stored()).v2Step).toBe("REFLECT");
    expect((await send(0)).attempt).toMatchObject({
      v2Step: "COMPLETE",
      reflectPayload: { invariantSummary: rightInvariant, ownWords },
    });
  });

  test("of a beginner in own words goes on after a right prediction", async () => {
    const begun = await atStep("REFLECT");
    const { problems } = memoryDeps({ problems: [aProbedProblem()] });
    const { attemptId, actor } = begun;
    const deps = { ...begun.deps, problems };
    const own = { attemptId, ...reflection, invariantSummary: "It grows with each number." };
    expect((await submitReflection(deps, own, actor)).attempt.v2Step).toBe("REFLECT");
    const { probe } = await viewLaterProbe(deps, { attemptId }, actor);
    if (!probe) throw new Error("nothing is asked");
    const [a, b] = probe.args;
    const answer = `${Number(a) + Number(b)}`;
    await predictLater(deps, { attemptId, question: probe.question, answer }, actor);
    expect((await submitReflection(deps, own, actor)).attempt.v2Step).toBe("COMPLETE");
  });

  test("in own words asks an expert nothing", async () => {
    const { deps, attemptId, actor } = await atStep("REFLECT", { mode: "EXPERT" });
    const own = { attemptId, ...reflection, invariantSummary: "It grows with each number." };
    const answer = await submitReflection(deps, own, actor);
    expect(answer).not.toHaveProperty("invariantFeedback");
    expect(answer.attempt.v2Step).toBe("COMPLETE");
  });

  test("in own words is taken where nothing can check them, and is not said to hold", async () => {
    const { deps, attemptId, actor } = await atStep("PLAN");
    const own = "It grows with each number.";
    const plan = { ...goodChoice, patternId: "counting", invariantText: own };
    await choosePattern(deps, { attemptId, ...plan }, actor);
    await submitCode(deps, { attemptId, code: rightCode }, actor);
    await runTests(deps, { attemptId }, actor);
    const sent = { attemptId, ...reflection, invariantSummary: own };
    expect((await submitReflection(deps, sent, actor)).attempt.v2Step).toBe("COMPLETE");
    expect(await viewFinishedAttempt(deps, { attemptId }, actor)).toMatchObject({
      ownSummaryHolds: null,
    });
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
