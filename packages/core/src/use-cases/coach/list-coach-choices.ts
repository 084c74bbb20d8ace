import { type Offer, offeredModels } from "../../coach/model/offered-models.ts";
import { byProvider, type ModelProvider } from "../../entities/coach/text-model.ts";
import type { Deps } from "../../ports/deps.ts";

export type CoachChoices = Record<
  ModelProvider,
  "offered" | (Offer & { offered: false })["reason"]
>;

/** The providers that a person may choose, and why the others are not available. */
export async function listCoachChoices({
  models,
  coachSettings,
}: Pick<Deps, "coachSettings" | "models">): Promise<CoachChoices> {
  const setting = await coachSettings.read();
  const stateOf = (provider: ModelProvider) => {
    const offer = offeredModels(models, setting, provider);
    return offer.offered ? "offered" : offer.reason;
  };
  return byProvider(stateOf);
}
