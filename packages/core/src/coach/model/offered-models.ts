import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { ModelProvider } from "../../entities/coach/text-model.ts";
import type { Models } from "../../ports/coach/models.ts";

export type Offer =
  | { offered: true; names: readonly string[] }
  | { offered: false; reason: "not-configured" | "not-allowed" };

/** Whether a provider may be chosen here, and with which models. */
export function offeredModels(
  models: Pick<Models, "configured">,
  { providers }: Pick<CoachSetting, "providers">,
  provider: ModelProvider,
): Offer {
  const { allowed, models: chosen } = providers[provider];
  if (!allowed) return { offered: false, reason: "not-allowed" };
  const configured = models.configured(provider);
  if (configured.length === 0) return { offered: false, reason: "not-configured" };
  return { offered: true, names: chosen ?? configured };
}
