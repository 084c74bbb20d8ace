import { expect, test } from "vitest";
import { type CoachSetting, untouchedCoachSettings } from "../entities/coach/coach-settings.ts";
import { defaultSettings } from "../entities/people/settings.ts";
import { memoryDeps } from "../testing/memory/deps.ts";
import { withDefaultCoach } from "./with-default-coach.ts";

async function coachOf(
  defaultCoach: CoachSetting["defaultCoach"],
  { inClasses = [], saves }: { inClasses?: string[]; saves?: "built-in" } = {},
) {
  const deps = memoryDeps();
  const { id, name } = await deps.addPerson({ role: "learner" });
  if (saves) await deps.settings.save(id, { ...defaultSettings, name, coachProvider: saves });
  const { find } = withDefaultCoach({
    ...deps,
    models: { ...deps.models, configured: (provider) => (provider === "openai" ? [] : ["small"]) },
    classes: {
      ...deps.classes,
      of: async () =>
        inClasses.map((id) => ({
          ...{ id, name: id, joinCode: id, ownerId: null, createdAt: "2026-01-01T00:00:00.000Z" },
          ...{ role: "learner" as const, learners: 1 },
        })),
    },
    coachSettings: {
      ...deps.coachSettings,
      read: async () => ({ ...untouchedCoachSettings, defaultCoach }),
    },
  });
  return (await find(id))?.coachProvider;
}

const classes = { "class-a": "ollama", "class-b": "built-in" } as const;

test.each([
  ["nothing is set", { site: "built-in", classes: {} }, {}, "built-in"],
  ["the site has a default", { site: "gemini", classes: {} }, {}, "gemini"],
  ["the class has another", { site: "gemini", classes }, { inClasses: ["class-a"] }, "ollama"],
  [
    "the class has the built-in one",
    { site: "gemini", classes },
    { inClasses: ["class-b"] },
    "built-in",
  ],
  ["another class has one", { site: "gemini", classes }, { inClasses: ["class-c"] }, "gemini"],
  ["a choice was saved", { site: "gemini", classes }, { saves: "built-in" as const }, "built-in"],
  ["the default is not configured", { site: "openai", classes: {} }, {}, "built-in"],
] as const)("where %s", async (_name, defaultCoach, learner, expected) => {
  const given = { ...learner, inClasses: "inClasses" in learner ? [...learner.inClasses] : [] };
  expect(await coachOf(defaultCoach, given)).toBe(expected);
});
