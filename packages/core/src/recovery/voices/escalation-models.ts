import { offeredModels } from "../../coach/model/offered-models.ts";
import type { StoredCoachSetting } from "../../entities/coach/coach-settings.ts";
import type { ModelName, ModelProvider } from "../../entities/coach/text-model.ts";
import type { Models } from "../../ports/coach/models.ts";

export type EscalationConsent = { coachProvider: ModelProvider; otherCoachesWhenStuck: boolean };

/**
 * The models that a recovery of this learner may ask, the cheapest first: the admin's order without the providers that the
 * learner has not agreed to. If none is left, the models of the provider that the learner chose.
 */
export function escalationModels(
  models: Pick<Models, "configured">,
  setting: Pick<StoredCoachSetting, "providers" | "access" | "escalationOrder">,
  { coachProvider, otherCoachesWhenStuck }: EscalationConsent,
): ModelName[] {
  const isOffered = (provider: ModelProvider) => offeredModels(models, setting, provider).offered;
  const inOrder = (setting.escalationOrder ?? []).filter(
    ({ provider }) => (provider === coachProvider || otherCoachesWhenStuck) && isOffered(provider),
  );
  if (inOrder.length > 0) return inOrder;
  const own = offeredModels(models, setting, coachProvider);
  return own.offered ? own.names.map((model) => ({ provider: coachProvider, model })) : [];
}
