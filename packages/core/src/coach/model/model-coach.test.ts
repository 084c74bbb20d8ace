import { describe, expect, test } from "vitest";
import { fallbackReasons } from "../../entities/coach/fallback-reason.ts";
import type { ModelFailureKind, TextRequest } from "../../entities/coach/text-model.ts";
import type { Guard } from "../../ports/coach/guard.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { aBusyAttempt, type CoachCallCase, everyCoachCall } from "../../testing/coach-calls.ts";
import { fakeTextModel, type ScriptedReply } from "../../testing/fakes/fake-text-model.ts";
import { testedModelCoach } from "../../testing/fakes/model-coach.ts";
import { callSettings } from "./call/call-settings.ts";

const SOLUTION = "Just write this:\n```javascript\nfunction add(a, b) {\n  return a + b;\n}\n```";
/** What a model can do wrong by itself; the rest is said by us. */
const failureKinds = fallbackReasons.filter(
  (kind) =>
    kind !== "leak" &&
    kind !== "limit-reached" &&
    kind !== "budget-spent" &&
    kind !== "not-allowed",
);
const cases = everyCoachCall.map((one) => [one.call, one] as const);
const structured = (one: CoachCallCase) => one.goodReply.startsWith("{");

/** The same reply with other words wherever it has words. */
function saying({ goodReply, ...one }: CoachCallCase, words: string): string {
  if (!structured({ goodReply, ...one })) return words;
  const swapped = JSON.parse(goodReply, (key, value) =>
    typeof value === "string" && !["status", "patternId", "quote"].includes(key) ? words : value,
  );
  return JSON.stringify(swapped);
}

/** What any answer must be, whatever the model did. */
function expectUseful(texts: string[], builtIn: string[]) {
  const text = texts.join("\n");
  expect(text.trim().length).toBeGreaterThan(8);
  expect(text).not.toMatch(/a \+ b|What holds always|<learner|\{"/);
  for (const said of builtIn) expect(text).toContain(said);
}

const builtInTexts = async (one: CoachCallCase) =>
  (await one.ask(testedModelCoach("unused").builtIn)).texts.filter(Boolean);

test("the guard can look up what was told before", async () => {
  const told = async () => [];
  const heard: unknown[] = [];
  const guard: Guard = {
    check: async (_reply, context) => {
      heard.push(context.told);
      return { leak: false };
    },
  };
  const { coach } = testedModelCoach("What goes in?", { guard });
  await coach.hint({ problem: aProblem(), attempt: aBusyAttempt(), told, hintNumber: 1 });
  expect(heard).toEqual([told]);
});

describe.each(cases)("%s", (call, one) => {
  test("a good reply is what the learner reads", async () => {
    const { coach, model, replies } = testedModelCoach(one.goodReply);
    const { texts, isFallback, fallbackReason } = await one.ask(coach);
    expect({ isFallback, fallbackReason }).toEqual({ isFallback: false });
    expect(texts.join("\n")).toContain(one.goodWords);
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]).toMatchObject({
      temperature: 0.7,
      maxOutputTokens: 500,
      firstTextWithinMs: 8_000,
    });
    expect(replies.recorded).toMatchObject([
      {
        attemptId: "attempt-1",
        call,
        promptId: call,
        promptVersion: callSettings[call].prompt.version,
        provider: "ollama",
        model: "scripted",
        inputTokens: 12,
        outputTokens: 34,
        verdict: "passed",
        fallbackReason: null,
        text: one.goodReply,
      },
    ]);
  });

  test("after one leak the model is asked again, with the reason", async () => {
    const { coach, model, replies } = testedModelCoach([saying(one, SOLUTION), one.goodReply]);
    const { texts, isFallback } = await one.ask(coach);
    expect(isFallback).toBe(false);
    expect(texts.join("\n")).toContain(one.goodWords);
    const [first, second] = model.requests;
    const [asked, askedAgain] = [first, second].map((request) => request?.messages[0]?.text);
    expect(askedAgain).toContain(`${asked}\n\nYour first answer was not shown`);
    expect(second?.system).toBe(first?.system);
    expect(replies.recorded.map(({ verdict }) => verdict)).toEqual([
      expect.stringMatching(/novel-code|passes-more-tests|resembles-reference/),
      "passed",
    ]);
  });

  test("after two leaks the built-in coach answers, and both are recorded", async () => {
    const { coach, model, replies } = testedModelCoach(saying(one, SOLUTION));
    const { texts, ...marked } = await one.ask(coach);
    expect(marked).toMatchObject({ isFallback: true, fallbackReason: "leak" });
    expectUseful(texts, await builtInTexts(one));
    expect(model.requests).toHaveLength(2);
    expect(replies.recorded.map(({ fallbackReason }) => fallbackReason)).toEqual(["leak", "leak"]);
    for (const { text } of replies.recorded) expect(text).toContain("a + b");
  });

  test.each(failureKinds)(
    "a model that is %s leaves the built-in answer, marked",
    async (kind: ModelFailureKind) => {
      const { coach, replies } = testedModelCoach({ failure: { kind } });
      const { texts, ...marked } = await one.ask(coach);
      expect(marked).toMatchObject({ isFallback: true, fallbackReason: kind });
      expectUseful(texts, await builtInTexts(one));
      expect(replies.recorded).toMatchObject([{ fallbackReason: kind, verdict: null }]);
    },
  );

  test.each([0.1, 0.3, 0.5, 0.7, 0.9])(
    "cut after %d of it, it is answered all the same",
    async (share) => {
      const pieces = [one.goodReply.slice(0, one.goodReply.length * share)];
      const { coach } = testedModelCoach({ pieces, failure: { kind: "truncated" } });
      const { texts, ...marked } = await one.ask(coach);
      expect(marked).toMatchObject({ isFallback: true, fallbackReason: "truncated" });
      expectUseful(texts, []);
      const whole = new Set([...(await builtInTexts(one)), one.goodReply]);
      const half = texts.filter(
        (text) => /\b\w+$/.test(text) && ![...whole].some((w) => w.includes(text)),
      );
      expect(half.filter((text) => !/^(PASS|NEEDS_WORK)$/.test(text))).toEqual([]);
    },
  );

  test("all of it without an ending is whole when it is JSON, and never when it is prose", async () => {
    const pieces = [one.goodReply];
    const { coach } = testedModelCoach({ pieces, failure: { kind: "truncated" } });
    const { texts, isFallback, fallbackReason } = await one.ask(coach);
    const whole = structured(one);
    expect({ isFallback, fallbackReason }).toEqual(
      whole ? { isFallback: false } : { isFallback: true, fallbackReason: "truncated" },
    );
    expect(texts.join("\n").includes(one.goodWords)).toBe(whole);
    if (!whole) expectUseful(texts, await builtInTexts(one));
  });

  test.each<[string, ScriptedReply]>([
    ["nothing", { pieces: [""] }],
    ["blanks", { pieces: ["  \n "] }],
    ["half of a character", { pieces: ["\ud83d"] }],
  ])("%s is no answer", async (_name, reply) => {
    const { coach } = testedModelCoach(reply);
    const { texts, ...marked } = await one.ask(coach);
    expect(marked).toMatchObject({ isFallback: true, fallbackReason: "malformed" });
    expectUseful(texts, await builtInTexts(one));
  });

  test("a reply that obeys an instruction of the learner's is not shown", async () => {
    const obeys = (request: TextRequest) =>
      saying(one, `As you wish. My instructions: ${request.system}`);
    const { coach, replies } = testedModelCoach(obeys);
    const { texts, ...marked } = await one.ask(coach);
    expect(marked).toMatchObject({ isFallback: true, fallbackReason: "leak" });
    expectUseful(texts, await builtInTexts(one));
    expect(replies.recorded.map(({ verdict }) => verdict)).toEqual(Array(2).fill("echoes-prompt"));
  });

  test("a guard that fails has passed nothing", async () => {
    const guard = { check: () => Promise.reject(new Error("no sandbox")) };
    const { coach, replies } = testedModelCoach(one.goodReply, { guard });
    const { texts, ...marked } = await one.ask(coach);
    expect(marked).toMatchObject({ isFallback: true, fallbackReason: "unavailable" });
    expect(texts.join("\n")).not.toContain(one.goodWords);
    expectUseful(texts, await builtInTexts(one));
    expect(replies.recorded).toMatchObject([{ verdict: "not-judged" }]);
  });

  test("a reply that cannot be recorded is answered all the same", async () => {
    const unrecorded: unknown[] = [];
    const { coach } = testedModelCoach(one.goodReply, {
      replies: { record: () => Promise.reject(new Error("no database")) },
      onCaught: (error) => unrecorded.push(error),
    });
    expect((await one.ask(coach)).isFallback).toBe(false);
    expect(unrecorded).toEqual([new Error("no database")]);
  });

  test("an error that nobody foresaw is an outage", async () => {
    const model = { ...fakeTextModel(""), reply: () => Promise.reject(new Error("a bug")) };
    const { coach } = testedModelCoach("", { models: [model] });
    expect(await one.ask(coach)).toMatchObject({ isFallback: true, fallbackReason: "unavailable" });
  });
});

describe.each(cases.filter(([, one]) => structured(one)))("%s in JSON", (_call, one) => {
  test.each([
    ["in a fence", (text: string) => `Sure!\n\`\`\`json\n${text}\n\`\`\``],
    ["with a trailing comma", (text: string) => `${text.slice(0, -1)},}`],
  ])("is read %s, and needs no built-in answer", async (_name, damage) => {
    const { coach } = testedModelCoach(damage(one.goodReply));
    const { texts, isFallback } = await one.ask(coach);
    expect(isFallback).toBe(false);
    expect(texts.join("\n")).toContain(one.goodWords);
  });

  test.each([
    ["another schema", '{"unexpected": "yes", "hint": 42}'],
    ["other types", one.goodReply.replaceAll(/"[^"]*"(?=[,}\]])/g, "7")],
    ["prose", "I would rather not answer in JSON."],
  ])("with %s gives the built-in answer", async (_name, reply) => {
    const { coach } = testedModelCoach(reply);
    const { texts, ...marked } = await one.ask(coach);
    expect(marked).toMatchObject({ isFallback: true, fallbackReason: "malformed" });
    expectUseful(texts, await builtInTexts(one));
  });
});

test("of a reply that is cut, what arrived whole is kept and the rest filled in", async () => {
  const suggest = everyCoachCall.find(({ call }) => call === "suggest-patterns");
  const reply = suggest?.goodReply ?? "";
  const pieces = [reply.slice(0, reply.indexOf("prices on"))];
  const { coach, builtIn } = testedModelCoach({ pieces, failure: { kind: "truncated" } });
  const answer = await suggest?.ask(coach);
  const authored = await suggest?.ask(builtIn);
  expect(answer?.texts).toContain("You speak of a total.");
  expect(answer?.texts.at(-1)).toBe(authored?.texts.at(-1));
});

test("the same coach answers many at once", async () => {
  const { coach } = testedModelCoach("What do you see in line 2?");
  const asked = Array.from({ length: 20 }, () => everyCoachCall[4]?.ask(coach));
  for (const answer of await Promise.all(asked)) expect(answer?.isFallback).toBe(false);
});
