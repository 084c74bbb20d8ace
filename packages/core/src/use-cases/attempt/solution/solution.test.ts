import { describe, expect, test } from "vitest";
import { v2Steps } from "../../../entities/attempt-v2.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep } from "../../../testing/reach-step.ts";
import { measureSolution } from "./measure-solution.ts";
import { viewSolution } from "./view-solution.ts";

const bruteForce = { javascript: "function add(a, b) {\n  return b + a;\n}\n" };

function withSimpleWay() {
  return memoryDeps({ problems: [aProblem({ bruteForce })] });
}

describe("the author's solution", () => {
  test("is shown with its walkthrough, cost, simple way and the learner's own shape", async () => {
    const { deps, attemptId, actor } = await atStep("COMPLETE", { deps: withSimpleWay() });
    const shown = await viewSolution(deps, { attemptId }, actor);
    expect(shown).toMatchObject({
      solutions: [{ language: "javascript", code: expect.stringContaining("return a + b") }],
      cost: aProblem().expectedComplexity,
      walkthrough: aProblem().walkthrough,
      shapes: { author: { lines: 3, loops: { count: 0, depth: 0 } } },
      earlier: [],
    });
    expect(shown.solutions[0]?.simpleWay).toBe(bruteForce.javascript);
  });

  test("comes with what the learner wrote in other complete attempts", async () => {
    const { deps, attemptId: first, actor } = await atStep("COMPLETE");
    deps.clock.advance(60);
    await reachStep(deps, "VERIFY");
    const second = await reachStep(deps, "COMPLETE");
    const { earlier } = await viewSolution(deps, { attemptId: second }, actor);
    expect(earlier).toMatchObject([{ attemptId: first, code: expect.stringContaining("add") }]);
  });

  const early = v2Steps.filter((step) => step !== "COMPLETE");
  test.each(early)("is refused at %s, and so is measuring it", async (step) => {
    const { deps, attemptId, actor } = await atStep(step);
    for (const use of [viewSolution, measureSolution]) {
      await expect(use(deps, { attemptId }, actor)).rejects.toMatchObject({ code: "wrong-step" });
    }
  });

  test("is for the learner of the attempt alone", async () => {
    const { deps, attemptId } = await atStep("COMPLETE");
    const stranger = aLearner({ userId: "learner-2" });
    for (const use of [viewSolution, measureSolution]) {
      await expect(use(deps, { attemptId }, stranger)).rejects.toMatchObject({ code: "not-found" });
    }
  });
});

test("both programs are measured on all tests, in turns, and the best time counts", async () => {
  const { deps, attemptId, actor } = await atStep("COMPLETE");
  const ran: string[] = [];
  const { run } = deps.runner;
  deps.runner.run = async (request) => {
    ran.push(request.code);
    const outcome = await run(request);
    const slower = ran.length <= 2 ? 2 : 1;
    const tests = outcome.tests.map((one, at) => ({ ...one, timeMs: (at + 1) * slower }));
    return { ...outcome, tests };
  };
  expect(await measureSolution(deps, { attemptId }, actor)).toEqual({
    tests: 4,
    own: { totalMs: 10, slowestMs: 4 },
    author: { totalMs: 10, slowestMs: 4 },
    linesRun: { testIndex: expect.any(Number), own: 0, author: 0 },
    rounds: null,
  });
  expect(ran).toHaveLength(4);
  expect(ran[1]).toBe(aProblem().references.javascript);
  expect(ran[2]).toBe(ran[0]);
});
