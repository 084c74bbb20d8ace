import { expect, test } from "vitest";
import type { Actor } from "../../entities/people/person.ts";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { listProblems } from "./list-problems.ts";
import { listProblemsFor } from "./list-problems-for.ts";
import { viewProblem } from "./view-problem.ts";

const problems = memoryProblems([
  aProblem({ slug: "hard", title: "A", rung: 5 }),
  aProblem({ slug: "second", title: "B", rung: 1 }),
  aProblem({ slug: "first", title: "A", rung: 1 }),
]);

const deps = { ...memoryDeps(), problems };

test("a learner sees the patterns of what they have done, whoever teaches those of all", async () => {
  const own = memoryDeps({ problems: [aProblem(), aProblem({ slug: "tower" })] });
  await reachStep(own, "COMPLETE");
  const shown = async (actor: Actor) => {
    const listed = await listProblemsFor(own, {}, actor);
    const viewed = await Promise.all(listed.map(({ slug }) => viewProblem(own, { slug }, actor)));
    expect(viewed.map(({ patterns }) => patterns)).toEqual(listed.map(({ patterns }) => patterns));
    return Object.fromEntries(listed.map(({ slug, patterns }) => [slug, patterns]));
  };
  const all = { "add-two": ["arithmetic"], tower: ["arithmetic"] };
  expect(await shown(aLearner())).toEqual({ ...all, tower: [] });
  expect(await shown(aLearner({ userId: "learner-2" }))).toEqual({ "add-two": [], tower: [] });
  expect(await shown(aLearner({ role: "instructor" }))).toEqual(all);
});

test("problems are listed from the easiest on, those of a rung by title", async () => {
  const listed = await listProblems({ problems });
  expect(listed.map(({ slug }) => slug)).toEqual(["first", "second", "hard"]);
});

test("a problem is shown without its hidden tests and answers", async () => {
  const shown = JSON.stringify(await viewProblem(deps, { slug: "hard" }, aLearner()));
  for (const secret of [
    "a negative number",
    "return a + b",
    "walkthrough",
    "references",
    "right",
  ]) {
    expect(shown).not.toContain(secret);
  }
});

test("an unknown problem is not found", async () => {
  await expect(viewProblem(deps, { slug: "none" }, aLearner())).rejects.toMatchObject({
    code: "not-found",
  });
});
