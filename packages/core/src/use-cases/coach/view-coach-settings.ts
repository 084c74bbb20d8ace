import { z } from "zod";
import { type CoachSettings, coachSettingsSchema } from "../../entities/coach/coach-settings.ts";
import { byProvider } from "../../entities/coach/text-model.ts";
import type { Models } from "../../ports/coach/models.ts";
import type { Deps } from "../../ports/deps.ts";

const names = z.array(z.string());

export const viewedCoachSettingsSchema = coachSettingsSchema.extend({
  /** The models that the environment configures, in order; empty when the provider is not configured. */
  configured: z.object(byProvider(() => names)),
  configuredFirstWordsSeconds: z.number(),
});
export type ViewedCoachSettings = z.infer<typeof viewedCoachSettingsSchema>;

export async function viewCoachSettings({
  coachSettings,
  models,
}: Pick<Deps, "coachSettings" | "models">): Promise<ViewedCoachSettings> {
  return viewOf(await coachSettings.read(), models);
}

export function viewOf(settings: CoachSettings, models: Models): ViewedCoachSettings {
  return {
    ...settings,
    configured: byProvider((provider) => [...models.configured(provider)]),
    configuredFirstWordsSeconds: models.firstTextWithinMs / 1000,
  };
}
