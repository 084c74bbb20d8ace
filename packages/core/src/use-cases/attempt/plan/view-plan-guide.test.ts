import { describe, expect, test } from "vitest";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../../testing/builders/pattern-builder.ts";
import { memoryPatterns } from "../../../testing/memory/catalog/patterns.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { choosePattern } from "./choose-pattern.ts";
import { viewPlanGuide } from "./view-plan-guide.ts";

const pages = memoryPatterns([
  aPattern(),
  aPattern({
    id: "counting",
    name: "Counting",
    summary: "Count each thing. Then look the counts up.",
    invariant: "The counts are right.",
  }),
]);

const atPlan = (mode: "BEGINNER" | "EXPERT" = "BEGINNER") =>
  atStep("PLAN", { mode, deps: { ...memoryDeps(), patterns: pages } });

describe("the guide to the plan", () => {
  test("says what each pattern is, and not which one fits", async () => {
    const { deps, attemptId, actor } = await atPlan();
    const guide = await viewPlanGuide(deps, { attemptId }, actor);
    expect(guide).toEqual({
      patterns: [
        { patternId: "arithmetic", summary: "Join numbers by an operation.", hasPage: true },
        { patternId: "counting", summary: "Count each thing.", hasPage: true },
        { patternId: "stack", summary: null, hasPage: false },
      ],
      invariantRequired: true,
      chosenFits: false,
      generalInvariant: null,
    });
  });

  test.each([
    ["arithmetic", { chosenFits: true, generalInvariant: null }],
    ["counting", { chosenFits: true, generalInvariant: "The counts are right." }],
    ["stack", { chosenFits: false, generalInvariant: null }],
  ])("after the choice of %s", async (patternId, expected) => {
    const { deps, attemptId, actor } = await atPlan();
    await choosePattern(deps, { attemptId, patternId, confidence: 4 }, actor);
    expect(await viewPlanGuide(deps, { attemptId }, actor)).toMatchObject(expected);
  });

  test("asks nothing of an expert, and tells strangers nothing", async () => {
    const { deps, attemptId, actor } = await atPlan("EXPERT");
    expect(await viewPlanGuide(deps, { attemptId }, actor)).toMatchObject({
      invariantRequired: false,
    });
    const stranger = aLearner({ userId: "learner-2" });
    await expect(viewPlanGuide(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
