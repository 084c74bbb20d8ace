import { describe, expect, test } from "vitest";
import type { RunValue } from "../../../entities/runs/run.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aLesson } from "../../../testing/builders/lesson-builder.ts";
import { aProblem } from "../../../testing/builders/problem-builder.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { reachStep, rightInvariant } from "../../../testing/reach-step.ts";
import { skipReflection } from "./skip-reflection.ts";
import { submitReflection } from "./submit-reflection.ts";
import { tryChallenge } from "./try-challenge.ts";
import { viewChallenges } from "./view-challenges.ts";
import { viewReflection } from "./view-reflection.ts";

const challenge = "drops-the-sign";

async function atReflect(deps = memoryDeps()) {
  const at = await atStep("REFLECT", { deps });
  const { attemptId, actor } = at;
  return {
    ...at,
    attack: (args: RunValue[], name = challenge) =>
      tryChallenge(deps, { attemptId, challenge: name, args }, actor),
    view: () => viewChallenges(deps, { attemptId }, actor),
  };
}

test("a reflection offers the challenges and the lesson of the problem", async () => {
  const deps = memoryDeps({ lessons: [aLesson({ id: "arithmetic-basics" }), aLesson()] });
  const attemptId = await reachStep(deps, "REFLECT");
  expect(await viewReflection(deps, { attemptId }, aLearner())).toMatchObject({
    challenges: [{ id: challenge, beaten: false }],
    lesson: { id: "arithmetic-basics", completedAt: null },
  });
});

describe("a challenge", () => {
  test("is beaten by an input on which the program differs from the reference", async () => {
    const { attack, view, stored } = await atReflect();
    expect(await view()).toMatchObject([{ id: challenge, beaten: false }]);
    expect(await attack([-3, 1])).toEqual({
      beaten: true,
      expected: -2,
      actual: 4,
      status: "failed",
      error: null,
    });
    expect(await view()).toMatchObject([{ id: challenge, beaten: true }]);
    expect((await stored()).reflectPayload).toMatchObject({ adversaryChallengeCompleted: true });
  });

  test("stands where both agree, and may be tried again", async () => {
    const { attack, view, stored } = await atReflect();
    expect(await attack([3, 1])).toMatchObject({ beaten: false, expected: 4, actual: 4 });
    expect(await view()).toMatchObject([{ beaten: false }]);
    expect((await stored()).reflectPayload).toBeNull();
    expect(await attack([-1, 0])).toMatchObject({ beaten: true });
  });

  test("that stops with an error is beaten, and says with which", async () => {
    const [authored] = aProblem().adversaryChallenges;
    const code =
      "function add(a, b) {\n  if (a < 0) throw new RangeError('below zero');\n  return a + b;\n}\n";
    const adversaryChallenges = authored ? [{ ...authored, code }] : [];
    const { attack } = await atReflect(
      memoryDeps({ problems: [aProblem({ adversaryChallenges })] }),
    );
    expect(await attack([-1, 2])).toEqual({
      beaten: true,
      expected: 1,
      actual: null,
      status: "errored",
      error: "RangeError: below zero",
    });
  });

  test("once beaten stays beaten through the reflection and through skipping it", async () => {
    const reflected = await atReflect();
    await reflected.attack([-3, 1]);
    const words = { cuesNextTime: ["in total"], invariantSummary: rightInvariant };
    const { deps, attemptId, actor } = reflected;
    const { attempt } = await submitReflection(deps, { attemptId, ...words }, actor);
    expect(attempt.reflectPayload).toMatchObject({ ...words, adversaryChallengeCompleted: true });

    const skipped = await atReflect();
    await skipped.attack([-3, 1]);
    await skipReflection(skipped.deps, { attemptId: skipped.attemptId }, skipped.actor);
    expect((await skipped.stored()).reflectPayload).toMatchObject({
      adversaryChallengeCompleted: true,
    });
  });

  test.each<[name: string, args: RunValue[], field: string]>([
    ["too many arguments", [1, 2, 3], "args"],
    ["a list for a number", [1, [2]], "args.b"],
  ])("with %s names it", async (_name, args, field) => {
    const { attack } = await atReflect();
    await expect(attack(args)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field }] },
    });
  });

  test("that does not exist is refused by its field", async () => {
    const { attack } = await atReflect();
    await expect(attack([1, 2], "no-such-one")).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field: "challenge" }] },
    });
  });

  test("is not shown before the problem is solved, nor to anybody else", async () => {
    const { deps, attemptId, actor } = await atStep("VERIFY");
    await expect(viewChallenges(deps, { attemptId }, actor)).rejects.toMatchObject({
      code: "wrong-step",
    });
    const solved = await atReflect();
    await expect(
      viewChallenges(solved.deps, { attemptId: solved.attemptId }, aLearner({ userId: "x" })),
    ).rejects.toMatchObject({ code: "not-found" });
  });
});
