import { describe, expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../testing/memory/catalog/problems.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { viewFinishedAttempt } from "./view-finished-attempt.ts";

const actor = aLearner();

function withTwoProblems() {
  const harder = aProblem({ slug: "add-many", title: "Add many", rung: 2 });
  return { ...memoryDeps(), problems: memoryProblems([aProblem(), harder]) };
}

describe("looking back on a finished attempt", () => {
  test("shows the author's words, the next problem and what is due", async () => {
    const deps = withTwoProblems();
    const attemptId = await reachStep(deps, "COMPLETE");
    expect(await viewFinishedAttempt(deps, { attemptId }, actor)).toMatchObject({
      cues: ["together, in total"],
      invariantSummary: "The total is the sum of what was seen.",
      next: { problem: { slug: "add-many" }, because: "step-up" },
      recall: { due: 1, total: 1 },
    });
  });

  test("is refused while the attempt is open, because it tells the pattern", async () => {
    const deps = withTwoProblems();
    const attemptId = await reachStep(deps, "REFLECT");
    await expect(viewFinishedAttempt(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "wrong-step",
    });
  });

  test("is for its learner alone", async () => {
    const deps = withTwoProblems();
    const attemptId = await reachStep(deps, "COMPLETE");
    const stranger = aLearner({ userId: "learner-2" });
    await expect(viewFinishedAttempt(deps, { attemptId }, stranger)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
