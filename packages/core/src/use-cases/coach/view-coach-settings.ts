import type { CoachSettings } from "../../entities/coach/coach-settings.ts";
import type { ModelProvider } from "../../entities/coach/text-model.ts";
import type { Deps } from "../../ports/deps.ts";
import type { Models } from "../../ports/models.ts";

export type ViewedCoachSettings = CoachSettings & {
  /** The models that the environment configures, in order; empty when the provider is not configured. */
  configured: Record<ModelProvider, readonly string[]>;
  configuredFirstWordsSeconds: number;
};

export async function viewCoachSettings({
  coachSettings,
  models,
}: Pick<Deps, "coachSettings" | "models">): Promise<ViewedCoachSettings> {
  return viewOf(await coachSettings.read(), models);
}

export function viewOf(settings: CoachSettings, models: Models): ViewedCoachSettings {
  return {
    ...settings,
    configured: { gemini: models.configured("gemini"), ollama: models.configured("ollama") },
    configuredFirstWordsSeconds: models.firstTextWithinMs / 1000,
  };
}
