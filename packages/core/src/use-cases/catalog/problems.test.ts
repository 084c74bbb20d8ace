import { expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { listProblems } from "./list-problems.ts";
import { viewProblem } from "./view-problem.ts";

const problems = memoryProblems([
  aProblem({ slug: "hard", title: "A", rung: 5 }),
  aProblem({ slug: "second", title: "B", rung: 1 }),
  aProblem({ slug: "first", title: "A", rung: 1 }),
]);

test("problems are listed from the easiest on, those of a rung by title", async () => {
  const listed = await listProblems({ problems });
  expect(listed.map(({ slug }) => slug)).toEqual(["first", "second", "hard"]);
});

test("a problem is shown without its hidden tests and answers", async () => {
  const shown = JSON.stringify(await viewProblem({ problems }, { slug: "hard" }));
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
  await expect(viewProblem({ problems }, { slug: "none" })).rejects.toMatchObject({
    code: "not-found",
  });
});
