import { expect, test } from "vitest";
import { createGuard } from "../coach/guard/create-guard.ts";
import { untouchedCoachSettings } from "../entities/coach-settings.ts";
import { defaultSettings } from "../entities/settings.ts";
import { fakeTextModel } from "../testing/fake-text-model.ts";
import { memoryCoachReplies } from "../testing/memory/coach-replies.ts";
import { aStuckLearner } from "../testing/stuck-learner.ts";
import { beginRecovery } from "../use-cases/recovery/begin-recovery.ts";
import { viewRecovery } from "../use-cases/recovery/view-recovery.ts";
import { chooseVoices } from "./choose-voices.ts";

type Given = { coachProvider: "built-in" | "gemini"; configured?: string[]; callsPerHour?: number };

/** Whose words a stuck learner is shown first. */
async function firstShown({ coachProvider, configured = [], callsPerHour = 10 }: Given) {
  const { deps, attemptId, actor } = await aStuckLearner();
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
  const { recovery } = await viewRecovery(deps, { attemptId }, actor);
  return { byModel: model.requests.length > 0, isFallback: recovery?.shown[0]?.isFallback };
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
