import { z } from "zod";
import { type CoachSettings, coachSettingsSchema } from "../../entities/coach/coach-settings.ts";
import { byProvider } from "../../entities/coach/text-model.ts";
import type { Models } from "../../ports/coach/models.ts";
import type { Deps } from "../../ports/deps.ts";

const names = z.array(z.string());

/** Where a provider's key or address comes from. A key itself is never shown. */
const viewedAccessSchema = z.object({
  from: z.enum(["page", "environment", "nowhere"]),
  baseUrl: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type ViewedAccess = z.infer<typeof viewedAccessSchema>;

export const viewedCoachSettingsSchema = coachSettingsSchema.omit({ access: true }).extend({
  access: z.object(byProvider(() => viewedAccessSchema)),
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

export function viewOf(
  { access, ...settings }: CoachSettings,
  models: Pick<Models, "configured" | "firstTextWithinMs">,
): ViewedCoachSettings {
  return {
    ...settings,
    access: byProvider((provider) => {
      const entered = access[provider];
      if (entered) return { from: "page", baseUrl: entered.baseUrl, changedAt: entered.changedAt };
      const from = models.configured(provider).length > 0 ? "environment" : "nowhere";
      return { from, baseUrl: null, changedAt: null };
    }),
    configured: byProvider((provider) => [...models.configured(provider)]),
    configuredFirstWordsSeconds: models.firstTextWithinMs / 1000,
  };
}
