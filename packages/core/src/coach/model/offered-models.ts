import type { StoredCoachSetting } from "../../entities/coach/coach-settings.ts";
import type { ModelProvider } from "../../entities/coach/text-model.ts";
import type { Models } from "../../ports/coach/models.ts";

export type Offer =
  | { offered: true; names: readonly string[] }
  | { offered: false; reason: "not-configured" | "not-allowed" };

/** Whether a provider may be chosen here, and with which models. */
export function offeredModels(
  models: Pick<Models, "configured">,
  { providers, access }: Pick<StoredCoachSetting, "providers" | "access">,
  provider: ModelProvider,
): Offer {
  const { allowed, models: chosen } = providers[provider];
  if (!allowed) return { offered: false, reason: "not-allowed" };
  const configured = models.configured(provider);
  const names = chosen ?? configured;
  const hasAccess = configured.length > 0 || access[provider] !== undefined;
  if (!hasAccess || names.length === 0) return { offered: false, reason: "not-configured" };
  return { offered: true, names };
}
