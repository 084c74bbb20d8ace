import { describe, expect, test } from "vitest";
import type { ProblemSummary } from "../../entities/catalog/problem.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { attemptStore } from "../../testing/memory/attempt/attempt-store.ts";
import { memoryAttempts } from "../../testing/memory/attempt/attempts.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { quickAnswer } from "../guidance/quick-answer.ts";
import { findWaysOut } from "./find-ways-out.ts";
import { goesTheSameWay, simplerProblem } from "./simpler-problem.ts";

function summary(slug: string, change: Partial<ProblemSummary> = {}): ProblemSummary {
  const { title, estimatedMinutes } = aProblem();
  return {
    slug,
    title,
    estimatedMinutes,
    rung: 3,
    patterns: ["hash-map"],
    prerequisites: [],
    ...change,
  };
}

describe("a simpler problem", () => {
  test.each([
    ["the hardest of the easier ones of the same pattern", "two", ["one", "two", "other", "same"]],
    ["what the problem builds on, without one of the same pattern", "base", ["other", "base"]],
    ["nothing where there is nothing easier", null, ["same", "other"]],
  ])("is %s", (_name, expected, slugs) => {
    const shelf: Record<string, ProblemSummary> = {
      one: summary("one", { rung: 1 }),
      two: summary("two", { rung: 2 }),
      same: summary("same", { rung: 3 }),
      other: summary("other", { rung: 2, patterns: ["stack"] }),
      base: summary("base", { rung: 3, patterns: ["loops"] }),
    };
    const problem = summary("hard", { prerequisites: ["base"] });
    const problems = slugs.flatMap((slug) => shelf[slug] ?? []);
    expect(simplerProblem(problem, problems)?.slug ?? null).toBe(expected);
  });
});

test.each([
  ["easier and of the same pattern", summary("one", { rung: 1 }), true],
  ["of another pattern", summary("base", { rung: 1, patterns: ["loops"] }), false],
  ["of the same pattern, but as hard", summary("same"), false],
])("a problem that is %s is said to be that: %s", (_name, simpler, expected) => {
  const problem = aProblem({ rung: 3, patterns: ["hash-map"], prerequisites: [simpler.slug] });
  expect(goesTheSameWay(problem, simpler)).toBe(expected);
  const words = quickAnswer("simpler-problem", problem, simpler);
  expect(words.includes("the same idea")).toBe(expected);
});

describe("the ways out", () => {
  const pattern = aPattern({ id: "hash-map", name: "Hash map" });
  const deps = {
    patterns: { list: async () => [pattern], find: async () => pattern },
    lessons: {
      list: async () => [{ id: "maps", patternId: "hash-map", title: "Maps", minutes: 5 }],
      find: async () => null,
      cards: async () => [],
    },
    problems: memoryProblems([]),
    attempts: memoryAttempts(attemptStore()),
  };
  const plan = {
    suggestedPatterns: [],
    chosenPattern: "hash-map",
    userConfidence: 3,
    invariant: null,
    complexity: null,
    discoveryTriggered: false,
  };

  test("name the lesson of the pattern that the learner chose", async () => {
    const attempt = anAttempt({ v2Step: "IMPLEMENT", planPayload: plan });
    expect(await findWaysOut(deps, attempt, aProblem())).toMatchObject({
      lesson: { id: "maps", title: "Maps" },
      pattern: { id: "hash-map", name: "Hash map" },
    });
  });

  test.each([
    ["while they choose", anAttempt({ v2Step: "PLAN", planPayload: plan })],
    ["where they chose none", anAttempt({ v2Step: "IMPLEMENT", planPayload: null })],
  ])("give no pattern away %s", async (_name, attempt) => {
    expect(await findWaysOut(deps, attempt, aProblem())).toMatchObject({
      lesson: null,
      pattern: null,
    });
  });

  test.each([
    ["name an easier problem, also one that is begun", null, "till"],
    ["leave out one that is solved", "2030-01-01T09:00:00.000Z", undefined],
  ])("%s", async (_name, finishedAt, slug) => {
    const store = attemptStore();
    const easier = anAttempt({ id: "earlier", problemSlug: "till", finishedAt });
    store.attempts.set(easier.id, easier);
    const hard = aProblem({ slug: "tower", rung: 3 });
    const problems = memoryProblems([aProblem({ slug: "till", rung: 2 }), hard]);
    const attempt = anAttempt({ v2Step: "IMPLEMENT", problemSlug: "tower" });
    const ways = await findWaysOut(
      { ...deps, problems, attempts: memoryAttempts(store) },
      attempt,
      hard,
    );
    expect(ways.simpler?.slug).toBe(slug);
  });
});
