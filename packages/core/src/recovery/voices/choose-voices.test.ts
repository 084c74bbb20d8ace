import { expect, test } from "vitest";
import { createGuard } from "../../coach/guard/create-guard.ts";
import { untouchedCoachSettings } from "../../entities/coach/coach-settings.ts";
import { defaultSettings } from "../../entities/people/settings.ts";
import { fakeTextModel } from "../../testing/fakes/fake-text-model.ts";
import { memoryCoachReplies } from "../../testing/memory/coach/coach-replies.ts";
import { aStuckLearner, failAgain } from "../../testing/scenarios/stuck-learner.ts";
import { beginRecovery } from "../../use-cases/recovery/begin-recovery.ts";
import { viewRecovery } from "../../use-cases/recovery/view-recovery.ts";
import { chooseVoices } from "./choose-voices.ts";

type Given = { coachProvider: "built-in" | "gemini"; configured?: string[]; callsPerHour?: number };

/** A recovery of a stuck learner, with what was asked of the model. */
async function recovered({ coachProvider, configured = [], callsPerHour = 10 }: Given) {
  const at = await aStuckLearner();
  const { deps, attemptId, actor } = at;
  const { name } = await deps.addPerson({ id: actor.userId });
  await deps.settings.save(actor.userId, { ...defaultSettings, name, coachProvider });
  const guard = createGuard({ runner: deps.runner });
  const model = fakeTextModel("What do you get for the first example?");
  const choosing = {
    ...deps,
    coachSettings: {
      ...deps.coachSettings,
      read: async () => ({ ...untouchedCoachSettings, callsPerHour }),
    },
    models: {
      configured: () => configured,
      open: async () => [model],
      firstTextWithinMs: 1_000,
      wholeWithinMs: 1_000,
    },
    guard,
    replies: memoryCoachReplies(),
    authoredVoices: deps.voices,
  };
  deps.guard = guard;
  deps.voicesFor = (userId) => chooseVoices(choosing, userId);
  await beginRecovery(deps, { attemptId }, actor);
  await deps.work();
  return { at, requests: model.requests };
}

/** Whose words they are shown first. */
async function firstShown(given: Given) {
  const { at, requests } = await recovered(given);
  const { recovery } = await viewRecovery(at.deps, { attemptId: at.attemptId }, at.actor);
  return { byModel: requests.length > 0, isFallback: recovery?.shown[0]?.isFallback };
}

test.each([
  ["the built-in coach", { coachProvider: "built-in" }, { byModel: false, isFallback: false }],
  [
    "a model that is there",
    { coachProvider: "gemini", configured: ["m"] },
    { byModel: true, isFallback: false },
  ],
  ["a model that is not there", { coachProvider: "gemini" }, { byModel: false, isFallback: true }],
  [
    "a model, and has asked it too often",
    { coachProvider: "gemini", configured: ["m"], callsPerHour: 0 },
    { byModel: false, isFallback: true },
  ],
] satisfies [string, Given, object][])(
  "one who chose %s is told whose words they read",
  async (_name, given, expected) => {
    expect(await firstShown(given)).toEqual(expected);
  },
);

/** How often a model was asked until a human was called, and how many calls were counted. */
async function callsToTheEnd(callsPerHour: number) {
  const given: Given = { coachProvider: "gemini", configured: ["m"], callsPerHour };
  const { at, requests } = await recovered(given);
  const { deps, attemptId, actor } = at;
  for (let i = 0; i < 6; i++) {
    await failAgain(at);
    await deps.work();
  }
  const { recovery } = await viewRecovery(deps, { attemptId }, actor);
  expect(recovery?.status).toBe("awaiting-human");
  const limit = { max: 10_000, windowSeconds: 3_600 };
  const next = await deps.rateLimits.take(`model-calls:${actor.userId}`, limit);
  return { made: requests.length, counted: next.allowed ? next.count - 1 : Number.NaN };
}

test("a recovery asks a model no more often than an admin allows in an hour", async () => {
  expect((await callsToTheEnd(5)).made).toBe(5);
});

test("each call that a recovery makes is counted, and nothing else", async () => {
  const { made, counted } = await callsToTheEnd(1_000);
  expect(made).toBeGreaterThan(5);
  expect(counted).toBe(made);
});
