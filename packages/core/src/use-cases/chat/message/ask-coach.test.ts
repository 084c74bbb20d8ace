import { describe, expect, test } from "vitest";
import { LEASE_MS } from "../../../chat/exchange/settle-abandoned.ts";
import { atStep } from "../../../testing/attempt-tests.ts";
import { manualClock } from "../../../testing/clock.ts";
import { memoryDeps } from "../../../testing/memory/deps.ts";
import { submitCode } from "../../attempt/implement/submit-code.ts";
import { viewAttemptStory } from "../../attempt/view/view-attempt-story.ts";
import { askCoach, askCoachInput } from "./ask-coach.ts";

const message = "What goes in?";

describe("a question to the coach", () => {
  test("is answered, and both are in the story", async () => {
    const { deps, attemptId, actor } = await atStep("PLAN");
    const answer = await askCoach(deps, { attemptId, message }, actor);
    expect(answer).toMatchObject({ response: expect.stringMatching(/\w/), isFallback: false });
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
    expect(version).toBe(before.version + 1);
  });

  test("to a coach that throws is answered all the same, marked", async () => {
    const { deps, attemptId, actor } = await atStep("IMPLEMENT");
    deps.coach.breakDown(new Error("out of order"));
    const answer = await askCoach(deps, { attemptId, message }, actor);
    expect(answer).toMatchObject({
      response: expect.stringMatching(/ask it again/),
      isFallback: true,
      fallbackReason: "unavailable",
    });
  });

  test("whose answer could not be kept stays in the story until it is asked again", async () => {
    const clock = manualClock();
    const deps = memoryDeps({ clock });
    const { attemptId, actor } = await atStep("IMPLEMENT", { deps });
    const { finish } = deps.exchanges;
    const ask = () => askCoach(deps, { attemptId, message }, actor);
    deps.exchanges.finish = async () => {
      throw new Error("the server went away");
    };
    await expect(ask()).rejects.toThrow("went away");
    const questions = async () =>
      (await viewAttemptStory(deps, { attemptId }, actor)).exchanges.filter(
        ({ kind }) => kind === "question",
      );
    expect(await questions()).toMatchObject([{ question: message, text: "" }]);
    deps.exchanges.finish = finish;
    await expect(ask()).rejects.toMatchObject({ code: "request-in-progress" });
    clock.advance(LEASE_MS / 1000 + 1);
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
