import type { ModelDeps, Models } from "../../coach/model/model-ports.ts";
import type { ModelProvider } from "../../coach/model/text-model.ts";
import type { CoachSettings } from "../../entities/coach-settings.ts";

export type ViewedCoachSettings = CoachSettings & {
  /** What the environment says, in order; none where a provider is not configured. */
  configured: Record<ModelProvider, readonly string[]>;
  configuredFirstWordsSeconds: number;
};

export async function viewCoachSettings({
  coachSettings,
  models,
}: ModelDeps): Promise<ViewedCoachSettings> {
  return viewOf(await coachSettings.read(), models);
}

export function viewOf(settings: CoachSettings, models: Models): ViewedCoachSettings {
  return {
    ...settings,
    configured: { gemini: models.configured("gemini"), ollama: models.configured("ollama") },
    configuredFirstWordsSeconds: models.firstTextWithinMs / 1000,
  };
}
