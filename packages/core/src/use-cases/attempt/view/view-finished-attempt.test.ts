import { describe, expect, test } from "vitest";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryProblems } from "../../../testing/memory/catalog/problems.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { submitRecap } from "../../stuck/submit-recap.ts";
import { takeStuckAction } from "../../stuck/take-stuck-action.ts";
import { skipReflection } from "../reflect/skip-reflection.ts";
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

  test("after a rescue suggests nothing harder as long as there is something else", async () => {
    const deps = {
      ...memoryDeps(),
      problems: memoryProblems([
        aProblem(),
        aProblem({ slug: "add-many", title: "Add many", rung: 2 }),
        aProblem({ slug: "add-three", title: "Add three", rung: 1 }),
      ]),
    };
    const attemptId = await reachStep(deps, "REFLECT");
    await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
    await submitRecap(deps, { attemptId, text: "You add both numbers." }, actor);
    await skipReflection(deps, { attemptId }, actor);
    const { next } = await viewFinishedAttempt(deps, { attemptId }, actor);
    expect(next).toMatchObject({
      problem: { slug: "add-three", patterns: [] },
      because: "once-more",
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
