import { describe, expect, test } from "vitest";
import { atStep } from "../../testing/attempt-tests.ts";
import { submitCode } from "../attempt/implement/submit-code.ts";
import { viewAttemptStory } from "../attempt/view/view-attempt-story.ts";
import { askCoach, askCoachInput } from "./ask-coach.ts";

const message = "What goes in?";

describe("a question to the coach", () => {
  test("is answered, and both are in the story", async () => {
    const { deps, attemptId, actor } = await atStep("PLAN");
    const answer = await askCoach(deps, { attemptId, message }, actor);
    expect(answer).toEqual({ response: expect.stringMatching(/\w/), isFallback: false });
    const { exchanges } = await viewAttemptStory(deps, { attemptId }, actor);
    const questions = exchanges.filter(({ kind }) => kind === "question");
    expect(questions).toMatchObject([
      { question: message, text: answer.response, place: "PLAN", isFallback: false },
    ]);
  });

  test("changes nothing but the version", async () => {
    const { deps, attemptId, actor, stored } = await atStep("VERIFY");
    const before = await stored();
    await askCoach(deps, { attemptId, message }, actor);
    const { version, updatedAt: _, ...after } = await stored();
    expect({ ...before, version }).toMatchObject(after);
    expect(version).toBe(before.version + 2);
  });

  test("to a coach that throws is answered all the same, marked", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    const answer = await askCoach(deps, { attemptId, message }, actor);
    expect(answer).toEqual({
      response: expect.stringMatching(/ask it again/),
      isFallback: true,
      fallbackReason: "unavailable",
    });
  });

  test("whose answer could not be kept stays in the story, once, until it is answered", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    const { save } = deps.attempts;
    const ask = () => askCoach(deps, { attemptId, message }, actor);
    deps.attempts.save = async (attempt, event, change) => {
      if (event.type === "question-answered") throw new Error("the server went away");
      await save(attempt, event, change);
    };
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();
    const questions = async () =>
      (await viewAttemptStory(deps, { attemptId }, actor)).exchanges.filter(
        ({ kind }) => kind === "question",
      );
    expect(await questions()).toMatchObject([{ question: message, text: "" }]);
    deps.attempts.save = save;
    const { response } = await ask();
    expect(await questions()).toMatchObject([{ question: message, text: response }]);
  });

  test("is answered also when the step moves while the coach thinks", async () => {
    const { deps, attemptId, actor, stored } = await atStep("IMPLEMENT");
    deps.coach.meanwhile(async () => {
      await submitCode(deps, { attemptId, code: "function add() {}" }, actor);
    });
    await askCoach(deps, { attemptId, message }, actor);
    expect((await stored()).v2Step).toBe("VERIFY");
  });

  test.each([
    ["an empty one", "  "],
    ["one that is too long", "x".repeat(2_001)],
  ])("%s is refused by the field's name", (_name, text) => {
    const parsed = askCoachInput.safeParse({ attemptId: "a", message: text });
    expect(parsed.error?.issues[0]?.path).toEqual(["message"]);
  });
});
