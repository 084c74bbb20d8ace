import { expect, test } from "vitest";
import type { TextModel, TextRequest } from "../../../entities/coach/text-model.ts";
import { noTokens } from "../../../entities/coach/text-model.ts";
import type { GuardVerdict } from "../../../ports/coach/guard.ts";
import { anAttempt } from "../../../testing/builders/attempt-builders.ts";
import { bestTrade as problem } from "../../../testing/builders/best-trade.ts";
import { judgeReply } from "./judge-reply.ts";
import type { ModelCall } from "./model-call.ts";

const name = { provider: "ollama", model: "small" } as const;

function judgeWith(answer: string | Error) {
  const requests: TextRequest[] = [];
  const caught: unknown[] = [];
  const judge: TextModel = {
    name,
    contextTokens: 8_000,
    reply: async (request) => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return { text: answer, name, usage: noTokens };
    },
  };
  return { requests, caught, judge };
}

function callWith(
  { judge, caught }: ReturnType<typeof judgeWith>,
  verdict: GuardVerdict,
  call: "hint" | "rescue" = "hint",
): ModelCall {
  const deps: ModelCall["deps"] = {
    models: [judge],
    judge,
    guard: { check: async () => verdict },
    replies: { record: async () => {} },
    clock: { now: () => new Date(0) },
    startedMs: 0,
    onCaught: (error) => caught.push(error),
  };
  const context = { problem, attempt: anAttempt({}) };
  const prompt = { id: call, version: 1, system: "", user: "" };
  return { deps, call, context, signal: undefined, prompt };
}

const passed: GuardVerdict = { leak: false };
const unread: GuardVerdict = { leak: true, kind: "not-english", evidence: "40 words" };
const text = "Walk along the days and hold on to the cheapest morning. ".repeat(4);

test.each([
  ["half of the key steps told is a recipe", '{"told": [1, 2, 3]}', passed, "recipe"],
  ["one step is none", '{"told": [2]}', passed, "passed"],
  ["steps that there are not do not count", '{"told": [0, 7, 8, 9]}', passed, "passed"],
  ["what the judge read may be in any language", '{"told": []}', unread, "passed"],
  ["a recipe may not, in any language", '{"told": [1, 2, 3, 4]}', unread, "recipe"],
  ["a judge who answers nothing releases nothing", "I cannot say.", unread, "not-english"],
  ["nor does one who fails", new Error("down"), unread, "not-english"],
  ["who fails blocks nothing either", new Error("down"), passed, "passed"],
  [
    "what reading has found stays",
    '{"told": []}',
    { ...unread, kind: "recipe" as const },
    "recipe",
  ],
])("%s", async (_name, answer, verdict, expected) => {
  const asked = judgeWith(answer);
  expect(await judgeReply(callWith(asked, verdict), text)).toBe(expected);
  expect(asked.caught).toHaveLength(answer instanceof Error ? 1 : 0);
});

test("the judge sees the text and the steps alone, and is not asked about a rescue or a few words", async () => {
  const asked = judgeWith('{"told": []}');
  await judgeReply(callWith(asked, passed), text);
  const [request] = asked.requests;
  expect(request?.messages).toHaveLength(1);
  expect(request?.messages[0]?.text).toContain(text.trim());
  expect(request?.messages[0]?.text).toContain(`1. ${problem.keySteps[0]}`);
  await judgeReply(callWith(asked, passed, "rescue"), text);
  await judgeReply(callWith(asked, passed), "What comes next?");
  expect(asked.requests).toHaveLength(1);
});

test("questions and encouragement do not wait for the judge", async () => {
  const asked = judgeWith('{"told": [1, 2, 3]}');
  const modelCall = callWith(asked, passed);
  const question = "Which prices does your loop look at, and what does it hold at that moment? ";
  expect(await judgeReply(modelCall, question.repeat(5))).toBe("passed");
  expect(asked.requests).toHaveLength(0);
});

test("what the judge took is recorded and priced, also where it failed", async () => {
  for (const answer of ['{"told": []}', new Error("down")]) {
    const recorded: unknown[] = [];
    const modelCall = callWith(judgeWith(answer), passed);
    const record = async (reply: unknown) => void recorded.push(reply);
    await judgeReply({ ...modelCall, deps: { ...modelCall.deps, replies: { record } } }, text);
    const fallbackReason = answer instanceof Error ? "unavailable" : null;
    expect(recorded).toMatchObject([{ promptId: "judge-steps", call: "hint", fallbackReason }]);
  }
});

test("a reply that grows is judged a few times, not with every word", async () => {
  const asked = judgeWith('{"told": []}');
  const modelCall = callWith(asked, passed);
  for (let times = 1; times < 40; times++) await judgeReply(modelCall, text.repeat(times));
  expect(asked.requests.length).toBe(4);
});
