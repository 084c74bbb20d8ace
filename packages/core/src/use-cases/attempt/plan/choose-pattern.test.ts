import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aPattern } from "../../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryPatterns } from "../../../testing/memory/catalog/patterns.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { goodChoice, rightInvariant } from "../../../testing/reach-step.ts";
import { choosePattern, choosePatternInput } from "./choose-pattern.ts";

const good = goodChoice;
const built = (what: number) => ({
  invariantText: undefined,
  invariantBuilder: { templateId: "total-so-far", choices: { what } },
});

const withHeap = () => ({
  ...memoryDeps(),
  patterns: memoryPatterns([aPattern({ id: "heap", name: "Heap" })]),
});

describe("choosing a pattern", () => {
  test("that fits goes on to the code", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const answer = await choosePattern(deps, { attemptId, ...good, complexity: "O(1)" }, actor);
    expect(answer).toEqual({
      accepted: true,
      match: "GOOD",
      rationale: "It is a sum.",
      discoveryRecommended: false,
      refusal: null,
      invariantFeedback: expect.any(String),
      isFallback: false,
    });
    expect(await stored()).toMatchObject({
      v2Step: "IMPLEMENT",
      planPayload: {
        chosenPattern: "arithmetic",
        userConfidence: 4,
        invariant: { text: rightInvariant, builderUsed: false },
        complexity: "O(1)",
        discoveryTriggered: false,
      },
    });
  });

  test.each([
    ["a mismatch stays", "BEGINNER", "stack", 5, "PLAN", false, false],
    ["an expert's mismatch stays too", "EXPERT", "stack", 5, "PLAN", false, false],
    ["a pattern that is not among the choices stays", "BEGINNER", "heap", 5, "PLAN", false, false],
    ["a maybe goes on", "BEGINNER", "counting", 3, "IMPLEMENT", true, false],
    ["a beginner's doubt stays, for discovery", "BEGINNER", "arithmetic", 2, "PLAN", false, true],
    ["so does doubt about a mismatch", "BEGINNER", "stack", 1, "PLAN", false, true],
    ["an expert's doubt goes on", "EXPERT", "arithmetic", 1, "IMPLEMENT", true, false],
  ] as const)("%s", async (_name, mode, patternId, confidence, v2Step, accepted, discovery) => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN", { mode, deps: withHeap() });
    const { invariantText } = good;
    const choice = { attemptId, patternId, confidence, invariantText };
    const answer = await choosePattern(deps, choice, actor);
    expect(answer).toMatchObject({ accepted, discoveryRecommended: discovery });
    expect(await stored()).toMatchObject({
      v2Step,
      planPayload: { chosenPattern: patternId, discoveryTriggered: discovery },
    });
  });

  test("with the builder writes the invariant out, and keeps what the coach said", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    await choosePattern(deps, { attemptId, ...good, ...built(0) }, actor);
    expect((await stored()).planPayload?.invariant).toEqual({
      text: "After each number, total is the sum of the numbers seen.",
      builderUsed: true,
      templateId: "total-so-far",
      templateChoices: { what: 0 },
      feedback: "Check that it also holds before the first step.",
      holds: true,
    });
  });

  test("with a wrong sentence is answered before a beginner leaves the step", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const choose = (what: number) =>
      choosePattern(deps, { attemptId, ...good, ...built(what) }, actor);
    expect(await choose(1)).toMatchObject({
      accepted: false,
      match: "GOOD",
      refusal: "invariant-wrong",
      invariantFeedback: expect.any(String),
    });
    const { v2Step, planPayload } = await stored();
    expect(v2Step).toBe("PLAN");
    expect(planPayload?.invariant).toMatchObject({ holds: false, feedback: expect.any(String) });
    expect(await choose(0)).toMatchObject({ accepted: true, refusal: null });
    expect((await stored()).v2Step).toBe("IMPLEMENT");
  });

  test("with the wrong sentence typed by hand is the same", async () => {
    const { deps, attemptId, actor } = await atStep("PLAN");
    const invariantText = "after each number total is the last number";
    expect(await choosePattern(deps, { attemptId, ...good, invariantText }, actor)).toMatchObject({
      accepted: false,
      refusal: "invariant-wrong",
    });
  });

  test("with a wrong sentence goes on for an expert, and is kept as wrong", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN", { mode: "EXPERT" });
    expect((await choosePattern(deps, { attemptId, ...good, ...built(1) }, actor)).accepted).toBe(
      true,
    );
    expect((await stored()).planPayload?.invariant?.holds).toBe(false);
  });

  test("without a sentence asks a beginner for one, and that is no failed try", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const bare = { attemptId, patternId: "arithmetic", confidence: 4 };
    const before = await stored();
    expect(await choosePattern(deps, bare, actor)).toMatchObject({
      accepted: false,
      match: "GOOD",
      refusal: "invariant-missing",
      invariantFeedback: expect.stringContaining("what stays true"),
    });
    expect((await stored()).v2Step).toBe("PLAN");
    expect((await stored()).stuckTrail.iterations).toEqual(before.stuckTrail.iterations);
  });

  test.each(["banana", "banana banana banana", "??", "x y"])(
    "with %j in place of a sentence asks a beginner for one, and keeps what was typed",
    async (invariantText) => {
      const { deps, attemptId, actor, stored } = await atStep("PLAN");
      const answer = await choosePattern(deps, { attemptId, ...good, invariantText }, actor);
      expect(answer).toMatchObject({
        accepted: false,
        refusal: "invariant-missing",
        invariantFeedback: expect.stringContaining("whole sentence"),
      });
      expect(await stored()).toMatchObject({
        v2Step: "PLAN",
        planPayload: { invariant: { text: invariantText } },
      });
    },
  );

  test.each(["The total grows with the last one.", "总数是已看过的数之和"])(
    "with %j, which nobody can check, asks a beginner for the same with choices, and that is no failed try",
    async (invariantText) => {
      const { deps, attemptId, actor, stored } = await atStep("PLAN");
      const before = await stored();
      const own = { attemptId, ...good, invariantText };
      expect(await choosePattern(deps, own, actor)).toMatchObject({
        accepted: false,
        refusal: "invariant-unchecked",
        invariantFeedback: expect.stringContaining("say the same with the choices"),
      });
      const asked = await stored();
      expect(asked).toMatchObject({
        v2Step: "PLAN",
        planPayload: { invariant: { text: invariantText } },
      });
      expect(asked.planPayload?.invariant).not.toHaveProperty("holds");
      expect(asked.stuckTrail.iterations).toEqual(before.stuckTrail.iterations);

      const { invariantBuilder } = built(1);
      expect(await choosePattern(deps, { ...own, invariantBuilder }, actor)).toMatchObject({
        refusal: "invariant-wrong",
      });
      const { invariantBuilder: right } = built(0);
      expect(await choosePattern(deps, { ...own, invariantBuilder: right }, actor)).toMatchObject({
        accepted: true,
      });
      expect((await stored()).planPayload?.invariant).toMatchObject({
        text: rightInvariant,
        ownWords: invariantText,
        holds: true,
      });
    },
  );

  test.each([
    ["an expert", { mode: "EXPERT" }, {}],
    ["a beginner above rung 2", { deps: memoryDeps({ problems: [aProblem({ rung: 3 })] }) }, {}],
    ["a beginner whose pattern has no sentence with choices", {}, { patternId: "counting" }],
  ] as const)(
    "with own words goes on for %s, and is not kept as right",
    async (_who, at, change) => {
      const { deps, attemptId, actor, stored } = await atStep("PLAN", at);
      const own = { attemptId, ...good, ...change, invariantText: "It grows with each number." };
      expect((await choosePattern(deps, own, actor)).accepted).toBe(true);
      expect((await stored()).planPayload?.invariant).not.toHaveProperty("holds");
    },
  );

  test("without a sentence goes on above rung 2", async () => {
    const deps = memoryDeps({ problems: [aProblem({ rung: 3 })] });
    const { attemptId, actor } = await atStep("PLAN", { deps });
    const bare = { attemptId, patternId: "arithmetic", confidence: 4 };
    expect((await choosePattern(deps, bare, actor)).accepted).toBe(true);
  });

  test("keeps the sentence that was given for the same pattern, and for no other", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const bare = { attemptId, patternId: "stack", confidence: 4 };
    await choosePattern(deps, { ...bare, invariantText: "It is nested." }, actor);
    await choosePattern(deps, bare, actor);
    expect((await stored()).planPayload?.invariant?.text).toBe("It is nested.");
    const answer = await choosePattern(deps, { ...bare, patternId: "arithmetic" }, actor);
    expect(answer.refusal).toBe("invariant-missing");
    expect((await stored()).planPayload?.invariant).toBeNull();
  });

  test("that the catalogue does not have is refused by name", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const before = await stored();
    await expect(
      choosePattern(deps, { attemptId, ...good, patternId: "no-such" }, actor),
    ).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "patternId" }] },
    });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["another template", { templateId: "other", choices: {} }, "invariantBuilder.templateId"],
    ["an open slot", { templateId: "total-so-far", choices: {} }, "invariantBuilder.choices.what"],
    [
      "a choice that is not there",
      { templateId: "total-so-far", choices: { what: 9 } },
      "invariantBuilder.choices.what",
    ],
  ])("with %s in the builder is refused by name", async (_name, invariantBuilder, field) => {
    const { deps, attemptId, actor } = await atStep("PLAN");
    await expect(
      choosePattern(deps, { attemptId, ...good, invariantBuilder }, actor),
    ).rejects.toMatchObject({ code: "invalid-input", details: { fields: [{ field }] } });
  });

  test("judged by a coach that throws is kept, and can be sent again", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    deps.coach.breakDown(new Error("out of order"));
    const choose = () => choosePattern(deps, { attemptId, ...good }, actor);
    await expect(choose()).rejects.toMatchObject({ code: "coach-unavailable" });
    expect(await stored()).toMatchObject({
      v2Step: "PLAN",
      planPayload: { chosenPattern: "arithmetic", invariant: { text: rightInvariant } },
    });
    deps.coach.breakDown(null);
    expect((await choose()).accepted).toBe(true);
  });

  test("that another choice overtook is stale, and the other one stands", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    deps.coach.meanwhile(async () => {
      await choosePattern(deps, { attemptId, patternId: "stack", confidence: 5 }, actor);
    });
    await expect(choosePattern(deps, { attemptId, ...good }, actor)).rejects.toMatchObject({
      code: "stale-version",
    });
    expect(await stored()).toMatchObject({
      v2Step: "PLAN",
      planPayload: { chosenPattern: "stack" },
    });
  });

  test.each([0, 6, 2.5])("with a confidence of %d is refused by name", (confidence) => {
    const parsed = choosePatternInput.safeParse({ attemptId: "a", ...good, confidence });
    expect(parsed.error?.issues[0]?.path).toEqual(["confidence"]);
  });
});
