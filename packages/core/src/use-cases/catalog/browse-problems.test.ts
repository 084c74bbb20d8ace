import { describe, expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryPatterns } from "../../testing/memory/catalog/patterns.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { browseProblems, browseProblemsInput } from "./browse-problems.ts";

const catalogue = [
  aProblem({ statement: "Two prices are on a bill." }),
  aProblem({
    slug: "till",
    title: "Count the till",
    patterns: ["counting", "hash-map"],
    statement: "Count coins.",
  }),
  aProblem({
    slug: "tower",
    title: "Tower of cups",
    rung: 3,
    patterns: ["stack"],
    statement: "Take cups away from the top.",
  }),
];

function shop() {
  const patterns = memoryPatterns([aPattern({ id: "stack", name: "The stack" })]);
  return { ...memoryDeps({ problems: catalogue }), patterns };
}

const slugs = async (deps: ReturnType<typeof shop>, asked: Record<string, string>) => {
  const query = browseProblemsInput.parse(asked);
  return (await browseProblems(deps, query, aLearner())).problems.map(({ slug }) => slug);
};

describe("what is asked for", () => {
  test.each([
    ["nothing", {}, ["add-two", "till", "tower"]],
    ["a part of the title, in any case", { search: " TILL " }, ["till"]],
    ["a title with a slip", { search: "towre" }, ["tower"]],
    ["the name of a pattern", { search: "stack" }, ["tower"]],
    ["a word of the statement", { search: "prices" }, ["add-two"]],
    ["the main pattern", { pattern: "stack" }, ["tower"]],
    ["another of its patterns", { pattern: "hash-map" }, ["till"]],
    ["a rung", { rung: "1" }, ["add-two", "till"]],
    ["a state", { state: "not-started" }, ["add-two", "till", "tower"]],
    ["rung and title", { rung: "1", search: "o" }, ["add-two", "till"]],
    ["what no problem has", { pattern: "stack", rung: "1" }, []],
    ["a pattern that does not exist", { pattern: "none" }, []],
  ])("by %s", async (_name, asked, expected) => {
    expect(await slugs(shop(), asked)).toEqual(expected);
  });
});

test("a learner finds what they began and what they finished, and nobody else's", async () => {
  const deps = shop();
  const stranger = aLearner({ userId: "learner-2" });
  await reachStep(deps, "PLAN");
  expect(await slugs(deps, { state: "begun" })).toEqual(["add-two"]);
  expect(await slugs(deps, { state: "done" })).toEqual([]);
  await reachStep(deps, "COMPLETE");
  expect(await slugs(deps, { state: "done" })).toEqual(["add-two"]);
  expect(await slugs(deps, { state: "begun" })).toEqual([]);
  expect((await browseProblems(deps, { state: "not-started" }, stranger)).problems).toHaveLength(3);
});

test("a problem that is under way is not found by a search for its pattern", async () => {
  const deps = {
    ...memoryDeps({ problems: catalogue }),
    patterns: memoryPatterns([aPattern({ id: "arithmetic", name: "Adding up" })]),
  };
  expect(await slugs(deps, { search: "adding up" })).toEqual(["add-two"]);
  await reachStep(deps, "PLAN");
  expect(await slugs(deps, { search: "adding up" })).toEqual([]);
  expect(await slugs(deps, { search: "prices" })).toEqual(["add-two"]);
});

test("a problem that is under way is not found by its pattern, and none tells it before it is done", async () => {
  const deps = shop();
  const found = async () =>
    (await browseProblems(deps, { pattern: "arithmetic" }, aLearner())).problems;
  expect(await found()).toMatchObject([{ slug: "add-two", patterns: [] }]);
  await reachStep(deps, "PLAN");
  expect(await found()).toEqual([]);
  await reachStep(deps, "COMPLETE");
  expect(await found()).toMatchObject([{ slug: "add-two", patterns: ["arithmetic"] }]);
});

test("done is counted over the whole catalogue, whatever is asked for", async () => {
  const deps = shop();
  await reachStep(deps, "COMPLETE");
  const shelf = await browseProblems(deps, { pattern: "stack" }, aLearner());
  expect(shelf).toMatchObject({ total: 3, done: 1 });
});

test("the patterns of all problems are offered once, by name", async () => {
  const { patterns } = await browseProblems(shop(), {}, aLearner());
  expect(patterns).toEqual([
    { id: "arithmetic", name: "Arithmetic", hasPage: false },
    { id: "counting", name: "Counting", hasPage: false },
    { id: "hash-map", name: "Hash map", hasPage: false },
    { id: "stack", name: "The stack", hasPage: true },
  ]);
});

test.each([
  ["rung", "6"],
  ["rung", "one"],
  ["state", "lost"],
])("a %s of %s is refused", (field, value) => {
  const parsed = browseProblemsInput.safeParse({ [field]: value });
  expect(parsed.error?.issues[0]?.path).toEqual([field]);
});
