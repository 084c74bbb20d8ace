import type { Coach } from "../../ports/coach.ts";
import type { Deps } from "../../ports/deps.ts";
import type { CoachChoice } from "../chosen-coach.ts";
import type { ModelCoachOptions } from "./call/model-call.ts";
import { countModelCall } from "./may-call.ts";
import { modelCoach } from "./model-coach.ts";
import { offeredModels } from "./offered-models.ts";
import { timeLimits } from "./time-limits.ts";

export type ChooseCoachOptions = Pick<Deps, "settings" | "rateLimits"> &
  Pick<Deps, "coachSettings" | "models"> &
  Omit<ModelCoachOptions, "models" | "firstTextWithinMs" | "wholeWithinMs" | "authored"> & {
    builtIn: Coach;
  };

/** The coach a person has chosen, or the built-in one and why. */
export async function chooseCoach(deps: ChooseCoachOptions, userId: string): Promise<CoachChoice> {
  const { settings, coachSettings, models, rateLimits, builtIn, ...rest } = deps;
  const provider = (await settings.find(userId))?.coachProvider ?? "built-in";
  if (provider === "built-in") return { coach: builtIn };
  const setting = await coachSettings.read();
  const offer = offeredModels(models, setting, provider);
  if (!offer.offered) return { coach: builtIn, insteadFor: offer.reason };
  if (!(await countModelCall(rateLimits, userId, setting))) {
    return { coach: builtIn, insteadFor: "limit-reached" };
  }
  const [first, ...others] = await models.open(provider, offer.names);
  if (!first) return { coach: builtIn, insteadFor: "not-configured" };
  const coach = modelCoach({
    ...rest,
    models: [first, ...others],
    authored: builtIn,
    ...timeLimits(models, setting),
  });
  return { coach };
}
