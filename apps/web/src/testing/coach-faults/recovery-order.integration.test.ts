import { openModels } from "@foothold/adapter-ai";
import { configAt, standInModels, startStandInOf } from "@foothold/adapter-ai/testing";
import {
  createGuard,
  type ModelProvider,
  modelProviders,
  untouchedCoachSettings,
} from "@foothold/core/coach";
import { defaultSettings } from "@foothold/core/people";
import { beginRecovery, chooseVoices } from "@foothold/core/recovery";
import { aStuckLearner, failAgain, memoryCoachReplies } from "@foothold/core/testing";
import { expect, onTestFinished, test } from "vitest";

const MOST_TURNS = 8;
const escalationOrder = modelProviders.map((provider) => ({
  provider,
  model: standInModels[provider][0] ?? "",
}));

/** Which providers were asked until a human was called, in the order of their first call. */
async function askedProviders(otherCoachesWhenStuck: boolean) {
  const asked: ModelProvider[] = [];
  const opened = await Promise.all(
    modelProviders.map(async (provider) => {
      const standIn = await startStandInOf(provider);
      onTestFinished(() => standIn.close());
      return [provider, { standIn, open: openModels(configAt(standIn.url))[provider] }] as const;
    }),
  );
  const clients = new Map(opened);
  const at = await aStuckLearner();
  const { deps, actor, attemptId } = at;
  const { name } = await deps.addPerson({ id: actor.userId });
  const chosen = { coachProvider: "ollama" as const, otherCoachesWhenStuck };
  await deps.settings.save(actor.userId, { ...defaultSettings, name, ...chosen });
  const guard = createGuard({ runner: deps.runner });
  const choosing = {
    ...deps,
    coachSettings: {
      ...deps.coachSettings,
      read: async () => ({ ...untouchedCoachSettings, escalationOrder }),
    },
    models: {
      configured: (of: ModelProvider) => standInModels[of],
      open: async (of: ModelProvider, names: readonly string[]) =>
        clients.get(of)?.open(names) ?? [],
      firstTextWithinMs: 6_000,
      wholeWithinMs: 12_000,
    },
    guard,
    replies: memoryCoachReplies(),
    authoredVoices: deps.voices,
    limits: { firstTextWithinMs: 1, wholeWithinMs: 1 },
  };
  deps.guard = guard;
  deps.voicesFor = (userId) => chooseVoices(choosing, userId);
  await beginRecovery(deps, { attemptId }, actor);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await deps.work();
    for (const [provider, { standIn }] of clients) {
      if (standIn.requests.length > 0 && !asked.includes(provider)) asked.push(provider);
    }
    await failAgain(at);
  }
  return asked;
}

test("who agreed is helped by one provider after the other, in the admin's order", async () => {
  expect(await askedProviders(true)).toEqual(modelProviders);
});

test("who did not agree is helped by the provider they chose alone", async () => {
  expect(await askedProviders(false)).toEqual(["ollama"]);
});
