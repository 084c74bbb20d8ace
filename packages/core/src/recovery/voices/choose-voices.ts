import { offeredModels } from "../../coach/model/offered-models.ts";
import { takeModelCall } from "../../coach/model/take-model-call.ts";
import { timeLimits } from "../../coach/model/time-limits.ts";
import type { Deps } from "../../ports/deps.ts";
import type { RecoveryVoices } from "../../ports/recovery/recovery-voice.ts";
import { type ModelVoicesOptions, modelVoices } from "./model-voices.ts";

export type ChooseVoicesOptions = Pick<Deps, "settings" | "rateLimits"> &
  Pick<Deps, "coachSettings" | "models"> &
  ModelVoicesOptions & { authoredVoices: RecoveryVoices };

/** Models are used only for learners who chose one; nobody else's work is sent to a provider. */
export async function chooseVoices(
  deps: ChooseVoicesOptions,
  userId: string,
): Promise<RecoveryVoices> {
  const { settings, coachSettings, models, rateLimits, authoredVoices, ...rest } = deps;
  const provider = (await settings.find(userId))?.coachProvider ?? "built-in";
  if (provider === "built-in") return authoredVoices;
  const setting = await coachSettings.read();
  const offer = offeredModels(models, setting, provider);
  if (!offer.offered) return { ...authoredVoices, allStandIn: true };
  const opened = await models.open(provider, offer.names);
  return modelVoices(opened, authoredVoices, {
    ...rest,
    ...timeLimits(models, setting),
    mayCall: () => takeModelCall(rateLimits, userId, setting),
  });
}
