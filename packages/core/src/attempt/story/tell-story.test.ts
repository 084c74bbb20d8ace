import { expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { choosePattern } from "../../use-cases/attempt/plan/choose-pattern.ts";
import { listAllEvents } from "../load/list-all-events.ts";
import { tellStory } from "./tell-story.ts";

test("what is said of a pattern is said once, though its invariant is asked for", async () => {
  const { deps, attemptId, actor } = await atStep("PLAN");
  const choice = { attemptId, patternId: "arithmetic", confidence: 4 };
  await choosePattern(deps, choice, actor);
  await choosePattern(deps, { ...choice, invariantText: "The total is kept." }, actor);
  const { exchanges } = tellStory(await listAllEvents(deps, attemptId));
  const said = exchanges.filter(({ kind }) => kind === "verdict").map(({ text }) => text);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain("It is a sum.");
  expect(said[1]).not.toContain("It is a sum.");
  expect(said[1]).not.toBe("");
});
