import { describe, expect, test } from "vitest";
import { everyCoachCall } from "../../testing/coach-calls.ts";
import { fakeTextModel } from "../../testing/fakes/fake-text-model.ts";
import { testedModelCoach } from "../../testing/fakes/model-coach.ts";

const SOLUTION = "Just write this:\n```javascript\nfunction add(a, b) {\n  return a + b;\n}\n```";
const cases = everyCoachCall.map((one) => [one.call, one] as const);

describe("time", () => {
  const hint = everyCoachCall.find(({ call }) => call === "hint");

  test("a second model is asked when the first says nothing, in what is left of the time", async () => {
    const clock = testedModelCoach("").clock;
    const slow = fakeTextModel(() => {
      clock.advance(5);
      return { failure: { kind: "unavailable" } };
    });
    const second = fakeTextModel(hint?.goodReply ?? "", { provider: "gemini", model: "two" });
    const { coach, replies } = testedModelCoach("", { models: [slow, second], clock });
    expect(await hint?.ask(coach)).toMatchObject({ isFallback: false });
    expect(second.requests).toMatchObject([{ firstTextWithinMs: 3_000 }]);
    expect(replies.recorded).toMatchObject([
      { model: "scripted", fallbackReason: "unavailable", tookMs: 5_000 },
      { model: "two", provider: "gemini", fallbackReason: null },
    ]);
  });

  test("nobody is asked when the time is over", async () => {
    const clock = testedModelCoach("").clock;
    const slow = fakeTextModel(() => {
      clock.advance(7.5);
      return { failure: { kind: "timed-out" } };
    });
    const second = fakeTextModel("never");
    const { coach } = testedModelCoach("", { models: [slow, second], clock });
    expect(await hint?.ask(coach)).toMatchObject({ fallbackReason: "timed-out" });
    expect(second.requests).toEqual([]);
  });

  test("a leak that comes late is not asked about again", async () => {
    const clock = testedModelCoach("").clock;
    const model = fakeTextModel(() => {
      clock.advance(7.5);
      return SOLUTION;
    });
    const { coach } = testedModelCoach("", { models: [model], clock });
    expect(await hint?.ask(coach)).toMatchObject({ fallbackReason: "leak" });
    expect(model.requests).toHaveLength(1);
  });

  test.each(cases)(
    "%s is asked for whole in the first-text limit where nobody reads along",
    async (_call, one) => {
      const { coach, model } = testedModelCoach(one.goodReply, { firstTextWithinMs: 3_000 });
      await one.ask(coach);
      expect(model.requests).toMatchObject([{ firstTextWithinMs: 3_000, wholeWithinMs: 3_000 }]);
    },
  );
});
