import { describe, expect, test, vi } from "vitest";
import type { ModelFailureKind } from "../../entities/coach/text-model.ts";
import type { Guard } from "../../ports/coach/guard.ts";
import { everyCoachCall } from "../../testing/coach-calls.ts";
import type { ScriptedReply } from "../../testing/fakes/fake-text-model.ts";
import { testedModelCoach } from "../../testing/fakes/model-coach.ts";
import type { ModelCoachOptions } from "./call/model-call.ts";

const streamed = everyCoachCall.filter(({ streams }) => streams);
const prose = streamed.filter(({ call }) => call !== "explain-failure");
const named = <T extends { call: string }>(cases: readonly T[]) =>
  cases.map((one) => [one.call, one] as const);

const inPieces = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? [];
const LEAK = "Write this:\n```javascript\nreturn a + b;\n```\nDone.";

async function watch(
  one: (typeof everyCoachCall)[number],
  script: ScriptedReply | ScriptedReply[],
  given: Partial<ModelCoachOptions> = {},
) {
  const tested = testedModelCoach(script, given);
  const shown: string[] = [];
  const answer = await one.ask(tested.coach, { onText: (piece) => shown.push(piece) });
  return { ...tested, answer, shown };
}

describe.each(named(streamed))("%s, read as it comes", (_call, one) => {
  test("the pieces together are the answer", async () => {
    const { shown, answer } = await watch(one, { pieces: inPieces(one.goodReply) });
    expect(answer.isFallback).toBe(false);
    expect(shown.join("")).toBe(answer.texts.join("\n\n"));
    expect(shown.length).toBeGreaterThan(one.goodReply.match(/[.?] /) ? 1 : 0);
  });

  test.each<ModelFailureKind>(["unavailable", "timed-out", "truncated", "refused"])(
    "so they are when the model is %s from the start",
    async (kind) => {
      const { shown, answer } = await watch(one, { failure: { kind } });
      expect(answer).toMatchObject({ isFallback: true, fallbackReason: kind });
      expect(shown.join("")).toBe(answer.texts.join("\n\n"));
    },
  );

  test("and when it leaks twice, of which nothing is shown", async () => {
    const leaks = one.goodReply.startsWith("{")
      ? JSON.stringify({ explanation: LEAK, nextStep: LEAK })
      : LEAK;
    const { shown, answer, model } = await watch(one, { pieces: inPieces(leaks) });
    expect(answer).toMatchObject({ isFallback: true, fallbackReason: "leak" });
    expect(shown.join("")).toBe(answer.texts.join("\n\n"));
    expect(shown.join("")).not.toMatch(/a \+ b|javascript/);
    expect(model.requests.length).toBeGreaterThan(0);
  });
});

describe.each(named(prose))("%s in mid-stream", (call, one) => {
  const OPENING = "Look at your own return line. ";

  test.each<ModelFailureKind>(["unavailable", "timed-out", "truncated", "refused"])(
    "the built-in coach goes on from whole sentences when the model is %s",
    async (kind) => {
      const pieces = inPieces(`${OPENING}What would it zzq`);
      const { shown, answer, builtIn, model } = await watch(one, { pieces, failure: { kind } });
      const [standIn = ""] = (await one.ask(builtIn)).texts;
      expect(answer).toMatchObject({ isFallback: true, fallbackReason: kind });
      expect(shown.join("")).toBe(answer.texts[0]);
      const notice = "The rest of this reply did not arrive. The built-in coach goes on:";
      expect(answer.texts[0]).toContain(`${OPENING.trim()}\n\n${notice}\n\n${standIn}`);
      expect(shown.join("")).not.toContain("zzq");
      expect(model.requests).toHaveLength(1);
    },
  );

  test("a leak after the first sentence ends it there, and nothing is taken back", async () => {
    const { shown, answer, builtIn, model, replies } = await watch(one, {
      pieces: inPieces(`${OPENING}\n${LEAK} And more to come.`),
    });
    const [standIn = ""] = (await one.ask(builtIn)).texts;
    expect(answer).toMatchObject({ isFallback: true, fallbackReason: "leak" });
    expect(shown.join("")).toBe(answer.texts[0]);
    expect(answer.texts[0]).toContain(OPENING.trim());
    expect(answer.texts[0]).toContain("so it was held back");
    expect(answer.texts[0]).toContain(standIn);
    expect(answer.texts[0]).not.toMatch(/a \+ b|more to come/);
    expect(model.requests).toHaveLength(1);
    expect(replies.recorded).toMatchObject([{ call, fallbackReason: "leak" }]);
  });

  test("JSON in place of prose is read, and never shown as JSON", async () => {
    const text = JSON.stringify({ response: one.goodReply });
    const { shown, answer } = await watch(one, { pieces: inPieces(text) });
    const plain = await watch(one, { pieces: inPieces(one.goodReply) });
    expect(answer.texts[0]).toBe(plain.answer.texts[0]);
    expect(shown.join("")).toBe(answer.texts[0]);
    expect(shown.join("")).not.toContain('{"');
  });

  test("nothing is shown before the guard has passed it", async () => {
    let shownWhenAsked = -1;
    const shown: string[] = [];
    const guard: Guard = {
      async check(reply) {
        shownWhenAsked = shown.join("").length;
        expect(reply.startsWith(shown.join(""))).toBe(true);
        await Promise.resolve();
        expect(shown.join("").length).toBe(shownWhenAsked);
        return { leak: false };
      },
    };
    const { coach } = testedModelCoach({ pieces: inPieces(one.goodReply) }, { guard });
    await one.ask(coach, { onText: (piece) => shown.push(piece) });
    expect(shownWhenAsked).toBeGreaterThanOrEqual(0);
  });

  test("a model that begins and then hangs is stopped when the first words are due", async () => {
    let ring = () => {};
    const alarm = (_ms: number, wake: () => void) => {
      ring = wake;
      return () => {};
    };
    const { coach, model } = testedModelCoach({ pieces: ["Look at"], hangs: true }, { alarm });
    const shown: string[] = [];
    const asked = one.ask(coach, { onText: (piece) => shown.push(piece) });
    await vi.waitFor(() => expect(model.requests).toHaveLength(1));
    ring();
    const answer = await asked;
    expect(answer).toMatchObject({ isFallback: true, fallbackReason: "timed-out" });
    expect(shown.join("")).toBe(answer.texts[0]);
    expect(shown.join("")).not.toContain("Look at");
  });

  test("the alarm is turned off with the answer", async () => {
    const set: number[] = [];
    let off = 0;
    const alarm = (ms: number) => {
      set.push(ms);
      return () => {
        off += 1;
      };
    };
    await watch(one, { pieces: inPieces(one.goodReply) }, { alarm });
    expect([set, off]).toEqual([[8_000], 1]);
  });
});

test.each([
  ["nudge", 2],
  ["checkpoint", 3],
  ["hint", 3],
] as const)(
  "a %s is at most %i sentences long, and a model that goes on is stopped",
  async (call, most) => {
    const one = everyCoachCall.find((each) => each.call === call);
    if (!one) throw new Error("no such call");
    const chatter = Array.from(
      { length: 50 },
      (_, at) => `Is it thing ${"I".repeat(at + 1)}?`,
    ).join(" ");
    const streamedAnswer = await watch(one, { pieces: inPieces(chatter) });
    expect(streamedAnswer.answer.isFallback).toBe(false);
    expect(streamedAnswer.answer.texts[0]?.match(/\?/g)).toHaveLength(most);
    expect(streamedAnswer.replies.recorded[0]?.text.length).toBeLessThan(chatter.length / 2);
    const whole = await one.ask(testedModelCoach(chatter).coach);
    expect(whole.texts).toEqual(streamedAnswer.answer.texts);
  },
);

test("a rescue ends by asking to explain it back, also in the stream", async () => {
  const one = everyCoachCall.find(({ call }) => call === "rescue");
  if (!one) throw new Error("no rescue");
  const { answer, shown } = await watch(one, { pieces: inPieces(one.goodReply) });
  expect(answer.texts[0]).toMatch(/explain it back in your own words\.$/);
  expect(shown.join("")).toBe(answer.texts[0]);
});

test("characters that cannot be stored never reach the learner", async () => {
  const one = everyCoachCall.find(({ call }) => call === "hint");
  if (!one) throw new Error("no hint");
  const pieces = ["Look\u0000 at it. What is \ud83d", "\ude42 and \ud800 there?"];
  const { answer } = await watch(one, { pieces });
  expect(answer.texts).toEqual(["Look at it. What is 🙂 and  there?"]);
});
