import { describe, expect, test } from "vitest";
import { untouchedCoachSettings } from "../../entities/coach/coach-settings.ts";
import type { Actor } from "../../entities/people/person.ts";
import {
  type CoachProvider,
  defaultSettings,
  type Settings,
} from "../../entities/people/settings.ts";
import { saveSettings } from "./save-settings.ts";

const actor: Actor = { userId: "someone", role: "learner", requestId: "request-1" };
const choosing = (coachProvider: CoachProvider): Settings => ({
  ...defaultSettings,
  name: "Someone",
  coachProvider,
});

function opened(present: CoachProvider) {
  let stored = choosing(present);
  const { providers } = untouchedCoachSettings;
  const ollama = { ...providers.ollama, allowed: false };
  const deps = {
    settings: {
      find: async () => stored,
      isSaved: async () => true,
      save: async (_userId: string, wanted: Settings) => {
        stored = wanted;
      },
    },
    coachSettings: {
      read: async () => ({ ...untouchedCoachSettings, providers: { ...providers, ollama } }),
      save: async () => untouchedCoachSettings,
    },
  };
  return { deps, stored: () => stored };
}

describe("saving settings while an admin has switched Ollama off", () => {
  test("choosing it is refused, and nothing is saved", async () => {
    const { deps, stored } = opened("built-in");
    const wanted = { ...choosing("ollama"), name: "Someone else" };
    await expect(saveSettings(deps, wanted, actor)).rejects.toMatchObject({
      code: "coach-not-allowed",
      message: "An admin has switched this coach off.",
      details: { field: "coachProvider", coachProvider: "ollama" },
    });
    expect(stored()).toEqual(choosing("built-in"));
  });

  test.each<[CoachProvider, CoachProvider]>([
    ["built-in", "gemini"],
    ["gemini", "built-in"],
    ["ollama", "built-in"],
    ["ollama", "ollama"],
  ])("whoever has %s may save %s", async (before, after) => {
    const { deps, stored } = opened(before);
    const wanted: Settings = { ...choosing(after), theme: "dark" };
    expect(await saveSettings(deps, wanted, actor)).toEqual(wanted);
    expect(stored()).toEqual(wanted);
  });
});

test("a goal that is left out stays, and null takes it away", async () => {
  const { deps, stored } = opened("built-in");
  const { weeklyGoalDays: _, ...older } = choosing("built-in");
  await saveSettings(deps, { ...older, weeklyGoalDays: 4 }, actor);
  expect((await saveSettings(deps, older, actor)).weeklyGoalDays).toBe(4);
  await saveSettings(deps, { ...older, weeklyGoalDays: null }, actor);
  expect(stored().weeklyGoalDays).toBeNull();
});
