import { offeredModels } from "../../coach/model/offered-models.ts";
import type { ModelProvider } from "../../entities/coach/text-model.ts";
import type { Deps } from "../../ports/deps.ts";

/** The providers that a recovery may ask by the admin's order, each once, the cheapest first. */
export async function listEscalationProviders({
  models,
  coachSettings,
}: Pick<Deps, "coachSettings" | "models">): Promise<ModelProvider[]> {
  const setting = await coachSettings.read();
  const providers = new Set((setting.escalationOrder ?? []).map(({ provider }) => provider));
  return [...providers].filter((provider) => offeredModels(models, setting, provider).offered);
}
