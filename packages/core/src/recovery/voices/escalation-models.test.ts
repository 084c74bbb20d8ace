import { expect, test } from "vitest";
import { untouchedCoachSettings } from "../../entities/coach/coach-settings.ts";
import type { ModelProvider } from "../../entities/coach/text-model.ts";
import { escalationModels } from "./escalation-models.ts";

const names: Partial<Record<ModelProvider, string[]>> = {
  ollama: ["small"],
  gemini: ["flash", "pro"],
  anthropic: ["opus"],
};
const models = { configured: (provider: ModelProvider) => names[provider] ?? [] };
const order = [
  { provider: "gemini", model: "flash" },
  { provider: "ollama", model: "small" },
  { provider: "openai", model: "not-set-up" },
  { provider: "anthropic", model: "opus" },
] as const;
const asked = (
  otherCoachesWhenStuck: boolean,
  coachProvider: ModelProvider,
  setting: Partial<typeof untouchedCoachSettings> = { escalationOrder: [...order] },
) =>
  escalationModels(
    models,
    { ...untouchedCoachSettings, ...setting },
    { coachProvider, otherCoachesWhenStuck },
  ).map(({ provider, model }) => `${provider}/${model}`);

test.each([
  ["who agreed", true, "ollama", ["gemini/flash", "ollama/small", "anthropic/opus"]],
  ["who did not agree", false, "ollama", ["ollama/small"]],
  ["who did not agree, and chose one of two", false, "gemini", ["gemini/flash"]],
] as const)(
  "a learner %s is helped by the models of the order",
  (_name, agreed, chosen, expected) => {
    expect(asked(agreed, chosen)).toEqual(expected);
  },
);

test("without an order a learner is helped by the models of their own provider", () => {
  expect(asked(true, "gemini", {})).toEqual(["gemini/flash", "gemini/pro"]);
});

test("a learner whose provider is not in the order keeps its models", () => {
  const escalationOrder = [{ provider: "anthropic" as const, model: "opus" }];
  expect(asked(false, "gemini", { escalationOrder })).toEqual(["gemini/flash", "gemini/pro"]);
});

test("a provider that an admin switched off is not asked", () => {
  const providers = {
    ...untouchedCoachSettings.providers,
    gemini: { allowed: false, models: null },
  };
  expect(asked(true, "ollama", { escalationOrder: [...order], providers })).toEqual([
    "ollama/small",
    "anthropic/opus",
  ]);
  expect(asked(false, "gemini", { escalationOrder: [...order], providers })).toEqual([]);
});
