import { expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aPattern } from "../../testing/builders/pattern-builder.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryPatterns } from "../../testing/memory/catalog/patterns.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { introduceProblem } from "./introduce-problem.ts";

function shop() {
  const later = aProblem({ slug: "later", title: "Later", prerequisites: ["add-two"] });
  const patterns = memoryPatterns([aPattern()]);
  return { ...memoryDeps({ problems: [aProblem(), later] }), patterns };
}

test("its patterns are told to those who have done it", async () => {
  const deps = shop();
  const patterns = async () =>
    (await introduceProblem(deps, { slug: "add-two" }, aLearner())).patterns;
  await reachStep(deps, "REFLECT");
  expect(await patterns()).toEqual([]);
  await reachStep(deps, "COMPLETE");
  expect(await patterns()).toEqual([{ id: "arithmetic", name: "Arithmetic", hasPage: true }]);
});

test("a problem is introduced with what to do first", async () => {
  const deps = shop();
  await reachStep(deps, "COMPLETE");
  expect(await introduceProblem(deps, { slug: "later" }, aLearner())).toMatchObject({
    problem: { slug: "later" },
    patterns: [],
    prerequisites: [{ slug: "add-two", title: "Add two numbers", progress: { state: "done" } }],
    progress: { state: "not-started", open: null },
  });
});

test("the newest open attempt is the one to go on with, also on a problem that is done", async () => {
  const deps = shop();
  await reachStep(deps, "COMPLETE");
  deps.clock.advance(60);
  await reachStep(deps, "UNDERSTAND");
  deps.clock.advance(60);
  const newest = await reachStep(deps, "PLAN");
  const { progress } = await introduceProblem(deps, { slug: "add-two" }, aLearner());
  expect(progress).toMatchObject({ state: "done", open: { id: newest, v2Step: "PLAN" } });
});

test("what the learner did at it before is there, newest first, and nobody else's", async () => {
  const deps = shop();
  const done = await reachStep(deps, "COMPLETE");
  deps.clock.advance(60);
  const open = await reachStep(deps, "PLAN");
  const { attempts } = await introduceProblem(deps, { slug: "add-two" }, aLearner());
  expect(attempts).toMatchObject([
    { id: open, v2Step: "PLAN", finishedAt: null, lastRun: null },
    { id: done, v2Step: "COMPLETE", hintsUsedCount: 0, lastRun: { passed: 4, total: 4 } },
  ]);
  const stranger = aLearner({ userId: "learner-2" });
  expect((await introduceProblem(deps, { slug: "add-two" }, stranger)).attempts).toEqual([]);
});

test("an introduction holds no hidden test and no answer", async () => {
  const shown = JSON.stringify(await introduceProblem(shop(), { slug: "add-two" }, aLearner()));
  for (const secret of ["a negative number", "return a + b", "walkthrough", "references"]) {
    expect(shown).not.toContain(secret);
  }
});

test("an unknown problem is not found", async () => {
  await expect(introduceProblem(shop(), { slug: "none" }, aLearner())).rejects.toMatchObject({
    code: "not-found",
  });
});
