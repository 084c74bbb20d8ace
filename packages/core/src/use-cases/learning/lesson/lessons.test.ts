import { describe, expect, test } from "vitest";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { answerCheck } from "./answer-check.ts";
import { listLessons } from "./list-lessons.ts";
import { viewLesson } from "./view-lesson.ts";

const lessonId = "arithmetic-bite";
const actor = aLearner();

function atLesson() {
  const deps = memoryDeps();
  return {
    deps,
    answer: (check: number, choice: number) =>
      answerCheck(deps, { lessonId, check, choice }, actor),
    progress: async () => (await viewLesson(deps, { lessonId }, actor)).progress,
  };
}

describe("a lesson", () => {
  test("is shown without telling which choice is right, or why", async () => {
    const { deps } = atLesson();
    const { lesson, progress } = await viewLesson(deps, { lessonId }, actor);
    expect(lesson.checks[0]?.choices).toEqual(["The last price", "The sum so far"]);
    expect(JSON.stringify(lesson)).not.toContain("Yes, all that came.");
    expect(progress).toMatchObject({ answers: [], completedAt: null, recapRequired: false });
  });

  test("that does not exist is not found", async () => {
    const { deps } = atLesson();
    await expect(viewLesson(deps, { lessonId: "none" }, actor)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("keeps what was answered for the one who answered", async () => {
    const { deps, answer, progress } = atLesson();
    await answer(0, 0);
    expect((await progress()).answers).toEqual([
      { check: 0, choice: 0, right: false, tries: 1, feedback: "Where would the first one be?" },
    ]);
    const other = aLearner({ userId: "learner-2" });
    expect((await viewLesson(deps, { lessonId }, other)).progress.answers).toEqual([]);
  });
});

describe("answering a check", () => {
  test("wrongly gives the feedback of that choice, and may be tried again", async () => {
    const { answer } = atLesson();
    expect(await answer(0, 0)).toEqual({
      right: false,
      feedback: "Where would the first one be?",
      tries: 1,
      completed: false,
      recapRequired: false,
    });
    expect(await answer(0, 1)).toMatchObject({ right: true, tries: 2, completed: false });
  });

  test("completes the lesson with the last one right", async () => {
    const { deps, answer, progress } = atLesson();
    await answer(0, 1);
    expect((await progress()).completedAt).toBeNull();
    expect(await answer(1, 0)).toMatchObject({ right: true, completed: true });
    expect((await progress()).completedAt).toBe(deps.clock.now().toISOString());
    expect(await listLessons(deps, {}, actor)).toMatchObject([
      { id: lessonId, completedAt: deps.clock.now().toISOString() },
    ]);
  });

  test("that is right already changes nothing", async () => {
    const { answer, progress } = atLesson();
    await answer(0, 1);
    expect(await answer(0, 0)).toMatchObject({ right: true, tries: 1 });
    expect((await progress()).answers).toMatchObject([{ check: 0, right: true }]);
  });

  test("of two at once loses neither", async () => {
    const { answer, progress } = atLesson();
    await Promise.all([answer(0, 1), answer(1, 0)]);
    expect(await progress()).toMatchObject({ answers: [{ right: true }, { right: true }] });
    expect((await progress()).completedAt).not.toBeNull();
  });

  test.each([
    ["check", 2, 0],
    ["choice", 0, 2],
  ])("with no such %s is refused by the field's name", async (field, check, choice) => {
    const { answer } = atLesson();
    await expect(answer(check, choice)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field }] },
    });
  });
});
