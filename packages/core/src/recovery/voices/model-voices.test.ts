import { expect, test } from "vitest";
import { createGuard } from "../../coach/guard/create-guard.ts";
import { untouchedCoachSettings } from "../../entities/coach/coach-settings.ts";
import { defaultSettings } from "../../entities/people/settings.ts";
import { noFacts } from "../../ports/recovery/program-facts.ts";
import type { VoiceRequest } from "../../ports/recovery/recovery-voice.ts";
import { anAttempt } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { manualClock } from "../../testing/clock.ts";
import { fakeRunner } from "../../testing/fakes/fake-runner.ts";
import { fakeTextModel } from "../../testing/fakes/fake-text-model.ts";
import { memoryCoachReplies } from "../../testing/memory/coach/coach-replies.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { authoredVoices } from "../authored/authored-voices.ts";
import { guidanceGoal } from "../guidance-goal.ts";
import { chooseVoices } from "./choose-voices.ts";
import { modelVoices } from "./model-voices.ts";

const context = { problem: aProblem(), attempt: anAttempt({ v2Step: "IMPLEMENT" }), pattern: null };
const request: VoiceRequest = {
  context,
  goal: guidanceGoal(context),
  approach: "examples",
  said: ["Read it once more."],
  refine: { draft: "Try again.", lacks: [] },
  round: 2,
  facts: noFacts,
};

function voicesOf(...scripts: Parameters<typeof fakeTextModel>[0][]) {
  const runner = fakeRunner();
  const models = scripts.map((script, at) =>
    fakeTextModel(script, { provider: "ollama", model: `m${at}` }),
  );
  const replies = memoryCoachReplies();
  const mayCall = async () => true;
  const deps = { guard: createGuard({ runner }), replies, clock: manualClock(), mayCall };
  return { models, replies, voices: modelVoices(models, authoredVoices(runner), deps) };
}

test("models speak in their order, with the goal, the way and what was said before them", async () => {
  const { models, replies, voices } = voicesOf("What do you get for the first example?", "Never.");
  expect(voices.order.map(({ name }) => name.model)).toEqual(["m0", "m1"]);
  expect(await voices.order[0]?.speak(request)).toBe("What do you get for the first example?");
  const prompt = models[0]?.requests[0]?.messages[0]?.text ?? "";
  for (const part of [request.goal, "Read it once more.", "Try again.", "one of the examples"]) {
    expect(prompt).toContain(part);
  }
  expect(replies.recorded).toMatchObject([{ call: "recover", model: "m0", verdict: "passed" }]);
});

test.each([
  ["fails", { failure: { kind: "unavailable" } } as const],
  ["gives the solution away", "Write `return a + b;` there."],
])("a model that %s says nothing, so that the authored voice stands in", async (_name, script) => {
  const { voices } = voicesOf(script);
  await expect(voices.order[0]?.speak(request)).rejects.toThrow();
  expect(await voices.standIn.speak(request)).toBeTruthy();
});

test("without models the authored voices are all there is", () => {
  expect(voicesOf().voices.order.map(({ name }) => name.provider)).toEqual([
    "built-in",
    "built-in",
  ]);
});

test.each([
  [null, 30_000],
  [3, 30_000],
  [90, 90_000],
])(
  "with first words set to %s its models have %i ms, since nobody waits for them",
  async (firstWordsSeconds, limitMs) => {
    const model = fakeTextModel("What do you get for the first example?");
    const runner = fakeRunner();
    const voices = await chooseVoices(
      {
        rateLimits: memoryDeps().rateLimits,
        spending: memoryDeps().spending,
        settings: {
          find: async () => ({ ...defaultSettings, name: "Someone", coachProvider: "ollama" }),
          save: async () => {},
          isSaved: async () => true,
        },
        coachSettings: {
          read: async () => ({ ...untouchedCoachSettings, firstWordsSeconds }),
          save: async () => untouchedCoachSettings,
        },
        models: {
          configured: () => ["scripted"],
          firstTextWithinMs: 6_000,
          wholeWithinMs: 20_000,
          open: async () => [model],
        },
        guard: createGuard({ runner }),
        replies: memoryCoachReplies(),
        clock: manualClock(),
        authoredVoices: authoredVoices(runner),
      },
      "someone",
    );
    await voices.order[0]?.speak(request);
    expect(model.requests).toMatchObject([{ firstTextWithinMs: limitMs }]);
  },
);
