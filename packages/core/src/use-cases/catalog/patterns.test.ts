import { expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryPatterns } from "../../testing/memory/catalog/patterns.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { listPatterns } from "./list-patterns.ts";
import { viewPattern } from "./view-pattern.ts";

const problems = [aProblem(), aProblem({ slug: "tower", patterns: ["stack", "arithmetic"] })];
const deps = {
  ...memoryDeps({ problems }),
  patterns: memoryPatterns([
    aPattern({ related: ["stack", "greedy"] }),
    aPattern({ id: "stack", name: "Stack" }),
  ]),
};

test("patterns are listed with how many problems practise them", async () => {
  expect(await listPatterns(deps)).toMatchObject([
    { id: "arithmetic", problemCount: 2 },
    { id: "stack", problemCount: 1 },
  ]);
});

test("a pattern is shown with related ones by name", async () => {
  expect(await viewPattern(deps, { id: "arithmetic" }, aLearner())).toMatchObject({
    pattern: { name: "Arithmetic" },
    related: [
      { id: "stack", name: "Stack", hasPage: true },
      { id: "greedy", name: "Greedy", hasPage: false },
    ],
  });
});

test("of its problems a learner sees those that they have done", async () => {
  const own = { ...deps, ...memoryDeps({ problems }), patterns: deps.patterns };
  const view = () => viewPattern(own, { id: "arithmetic" }, aLearner());
  await reachStep(own, "REFLECT");
  expect(await view()).toMatchObject({ problems: [], moreProblems: 2 });
  await reachStep(own, "COMPLETE");
  expect(await view()).toMatchObject({ problems: [{ slug: "add-two" }], moreProblems: 1 });
});

test("an unknown pattern is not found", async () => {
  await expect(viewPattern(deps, { id: "none" }, aLearner())).rejects.toMatchObject({
    code: "not-found",
  });
});
