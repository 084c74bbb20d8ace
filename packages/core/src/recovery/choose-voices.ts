import type { ModelDeps } from "../coach/model/model-ports.ts";
import { offeredModels } from "../coach/model/offered-models.ts";
import type { Deps } from "../ports.ts";
import { type ModelVoicesDeps, modelVoices } from "./model-voices.ts";
import type { RecoveryVoices } from "./voice.ts";

export type ChooseVoicesDeps = Pick<Deps, "settings"> &
  ModelDeps &
  ModelVoicesDeps & { authoredVoices: RecoveryVoices };

/** Models speak to those who chose one; nobody else's work leaves the house. */
export async function chooseVoices(
  deps: ChooseVoicesDeps,
  userId: string,
): Promise<RecoveryVoices> {
  const { settings, coachSettings, models, authoredVoices, ...rest } = deps;
  const provider = (await settings.find(userId))?.coachProvider ?? "built-in";
  if (provider === "built-in") return authoredVoices;
  const offer = offeredModels(models, await coachSettings.read(), provider);
  if (!offer.offered) return authoredVoices;
  const opened = await models.open(provider, offer.names);
  const { firstTextWithinMs, wholeWithinMs } = models;
  return modelVoices(opened, authoredVoices, { ...rest, firstTextWithinMs, wholeWithinMs });
}
