import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { choosePattern, choosePatternInput } from "./choose-pattern.ts";

const good = { patternId: "arithmetic", confidence: 4 };

describe("choosing a pattern", () => {
  test("that fits goes on to the code", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const answer = await choosePattern(
      deps,
      { attemptId, ...good, invariantText: "The total is right.", complexity: "O(1)" },
      actor,
    );
    expect(answer).toEqual({
      accepted: true,
      match: "GOOD",
      rationale: "It is a sum.",
      discoveryRecommended: false,
      invariantFeedback: expect.any(String),
      isFallback: false,
    });
    expect(await stored()).toMatchObject({
      v2Step: "IMPLEMENT",
      planPayload: {
        chosenPattern: "arithmetic",
        userConfidence: 4,
        invariant: { text: "The total is right.", builderUsed: false },
        complexity: "O(1)",
        discoveryTriggered: false,
      },
    });
  });

  test.each([
    ["a mismatch stays", "BEGINNER", "stack", 5, "PLAN", false, false],
    ["an expert's mismatch stays too", "EXPERT", "stack", 5, "PLAN", false, false],
    ["an unknown pattern stays", "BEGINNER", "no-such", 5, "PLAN", false, false],
    ["a maybe goes on", "BEGINNER", "counting", 3, "IMPLEMENT", true, false],
    ["a beginner's doubt stays, for discovery", "BEGINNER", "arithmetic", 2, "PLAN", false, true],
    ["so does doubt about a mismatch", "BEGINNER", "stack", 1, "PLAN", false, true],
    ["an expert's doubt goes on", "EXPERT", "arithmetic", 1, "IMPLEMENT", true, false],
  ] as const)("%s", async (_name, mode, patternId, confidence, v2Step, accepted, discovery) => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN", { mode });
    const answer = await choosePattern(deps, { attemptId, patternId, confidence }, actor);
    expect(answer).toMatchObject({ accepted, discoveryRecommended: discovery });
    expect(await stored()).toMatchObject({
      v2Step,
      planPayload: { chosenPattern: patternId, discoveryTriggered: discovery },
    });
  });

  test("with the builder writes the invariant out", async () => {
    const { deps, attemptId, actor, stored } = await atStep("PLAN");
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };
    await choosePattern(deps, { attemptId, ...good, invariantBuilder }, actor);
    expect((await stored()).planPayload?.invariant).toEqual({
      text: "After each number, total is the sum of the numbers seen.",
      builderUsed: true,
      templateId: "total-so-far",
      templateChoices: { what: 0 },
    });
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
    const choose = () => choosePattern(deps, { attemptId, ...good, invariantText: "Mine." }, actor);
    await expect(choose()).rejects.toMatchObject({ code: "coach-unavailable" });
    expect(await stored()).toMatchObject({
      v2Step: "PLAN",
      planPayload: { chosenPattern: "arithmetic", invariant: { text: "Mine." } },
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
