import { describe, expect, test } from "vitest";
import { stuckActionSchema } from "../../../entities/attempt/attempt-event-details.ts";
import { aLearner } from "../../../testing/builders/attempt-builders.ts";
import { aLesson } from "../../../testing/builders/lesson-builder.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { answerCheck } from "./answer-check.ts";
import { helpWithLesson } from "./help-with-lesson.ts";
import { recapLesson } from "./recap-lesson.ts";
import { viewLesson } from "./view-lesson.ts";

const lessonId = "arithmetic-bite";
const actor = aLearner();
const ownWords = "You keep a running total, and it starts from zero before any price is rung up.";

function atLesson() {
  const deps = memoryDeps();
  return {
    deps,
    answer: (check: number, choice: number) =>
      answerCheck(deps, { lessonId, check, choice }, actor),
    help: (action: "nudge" | "checkpoint" | "rescue") =>
      helpWithLesson(deps, { lessonId, action }, actor),
    recap: (text: string) => recapLesson(deps, { lessonId, text }, actor),
    progress: async () => (await viewLesson(deps, { lessonId }, actor)).progress,
  };
}

describe("being stuck in a lesson", () => {
  test.each(stuckActionSchema.options)(
    "%s is answered, and only a rescue asks for a recap",
    async (action) => {
      const { help, progress } = atLesson();
      const requiresRecap = action === "rescue";
      const response = expect.any(String);
      expect(await help(action)).toEqual({ action, response, requiresRecap, isFallback: false });
      expect(await progress()).toMatchObject({
        recapRequired: requiresRecap,
        exchanges: [{ kind: action, isFallback: false }],
      });
    },
  );

  test("a nudge points to the place to read again, and does not say the answer", async () => {
    const { answer, help } = atLesson();
    await answer(0, 1);
    const { response } = await help("nudge");
    expect(response).toContain("The empty basket");
    expect(response).not.toContain("Zero");
  });

  test("a checkpoint looks at what was answered", async () => {
    const { answer, help } = atLesson();
    await answer(0, 0);
    const { response } = await help("checkpoint");
    expect(response).toContain("0 of 2 checks are right.");
    expect(response).toContain("Where would the first one be?");
    expect(response).not.toContain("The sum so far");
  });

  test("a rescue explains what is still open, and not what is done", async () => {
    const { answer, help } = atLesson();
    await answer(0, 1);
    const { response } = await help("rescue");
    expect(response).toContain("Yes, the basket is empty.");
    expect(response).not.toContain("The sum so far");
  });

  test("after a rescue the lesson is complete only with the recap", async () => {
    const { answer, help, recap, progress } = atLesson();
    await help("rescue");
    await answer(0, 1);
    expect(await answer(1, 0)).toMatchObject({
      right: true,
      completed: false,
      recapRequired: true,
    });
    expect(await recap(ownWords)).toEqual({
      accepted: true,
      feedback: expect.any(String),
      recapRequired: false,
      isFallback: false,
    });
    expect((await progress()).completedAt).not.toBeNull();
  });

  test("a recap before the checks are right does not complete the lesson", async () => {
    const { help, recap, progress } = atLesson();
    await help("rescue");
    expect((await recap(ownWords)).accepted).toBe(true);
    expect((await progress()).completedAt).toBeNull();
  });

  test.each([
    ["too short", "It adds."],
    [
      "the lesson's own text",
      aLesson()
        .sections.map(({ text }) => text)
        .join(" "),
    ],
    ["about something else", "Yesterday we went swimming and afterwards had a large pizza."],
  ])("a recap that is %s is kept but not accepted", async (_name, text) => {
    const { help, recap, progress } = atLesson();
    await help("rescue");
    expect(await recap(text)).toMatchObject({ accepted: false, recapRequired: true });
    expect(await progress()).toMatchObject({ recapRequired: true, recapText: text });
  });

  test("a recap without a rescue is not due", async () => {
    await expect(atLesson().recap(ownWords)).rejects.toMatchObject({ code: "recap-not-due" });
  });
});
