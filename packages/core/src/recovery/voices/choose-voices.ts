import { isWithinBudgets } from "../../coach/model/is-within-budgets.ts";
import { takeModelCall } from "../../coach/model/take-model-call.ts";
import { type TimeLimits, timeLimits } from "../../coach/model/time-limits.ts";
import type { TextModel } from "../../entities/coach/text-model.ts";
import type { Deps } from "../../ports/deps.ts";
import type { RecoveryVoices } from "../../ports/recovery/recovery-voice.ts";
import { escalationModels } from "./escalation-models.ts";
import { type ModelVoicesOptions, modelVoices } from "./model-voices.ts";

export type ChooseVoicesOptions = Pick<Deps, "settings" | "rateLimits"> &
  Pick<Deps, "coachSettings" | "models" | "spending"> &
  ModelVoicesOptions & { authoredVoices: RecoveryVoices; limits?: TimeLimits };

/** Nobody waits for the first words of a recovery, so that a slow local model is heard too. */
export const recoveryLimits: TimeLimits = { firstTextWithinMs: 30_000, wholeWithinMs: 60_000 };

/** Models are used only for learners who chose one; nobody else's work is sent to a provider. */
export async function chooseVoices(
  deps: ChooseVoicesOptions,
  userId: string,
): Promise<RecoveryVoices> {
  const { settings, coachSettings, models, spending, rateLimits, authoredVoices, ...rest } = deps;
  const { limits = recoveryLimits } = deps;
  const chosen = await settings.find(userId);
  if (!chosen || chosen.coachProvider === "built-in") return authoredVoices;
  const { coachProvider, otherCoachesWhenStuck } = chosen;
  const setting = await coachSettings.read();
  const names = escalationModels(models, setting, { coachProvider, otherCoachesWhenStuck });
  if (names.length === 0) return { ...authoredVoices, allStandIn: true };
  const opened: TextModel[] = [];
  for (const { provider, model } of names) {
    opened.push(...(await models.open(provider, [model], setting.access[provider])));
  }
  return modelVoices(opened, authoredVoices, {
    ...rest,
    chat: setting.chat,
    ...longer(limits, timeLimits(models, setting)),
    mayCall: async () =>
      (await takeModelCall(rateLimits, userId, setting)) &&
      isWithinBudgets({ spending, clock: rest.clock }, setting, userId),
  });
}

/** An admin who gives first words more time than this gives it to recoveries too. */
const longer = (one: TimeLimits, other: TimeLimits): TimeLimits => ({
  firstTextWithinMs: Math.max(one.firstTextWithinMs, other.firstTextWithinMs),
  wholeWithinMs: Math.max(one.wholeWithinMs, other.wholeWithinMs),
});
