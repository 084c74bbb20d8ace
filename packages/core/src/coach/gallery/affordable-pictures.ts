import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { FallbackReason } from "../../entities/coach/fallback-reason.ts";
import type { Deps } from "../../ports/deps.ts";
import { mayBeSpent } from "../model/is-within-budgets.ts";
import { takeModelCall } from "../model/take-model-call.ts";

export type Affordable = { count: number; reason: FallbackReason | null };

/** How many of `wanted` pictures the hourly limit and the budgets allow, each at its price, and why not all of them. */
export async function affordablePictures(
  deps: Pick<Deps, "spending" | "clock" | "rateLimits">,
  setting: CoachSetting,
  userId: string,
  wanted: number,
): Promise<Affordable> {
  const { picturePrice } = setting.chat;
  const left = await mayBeSpent(deps, setting, userId);
  let count = 0;
  while (count < wanted) {
    if (count * picturePrice >= left) return { count, reason: "budget-spent" };
    if (!(await takeModelCall(deps.rateLimits, userId, setting))) {
      return { count, reason: "limit-reached" };
    }
    count += 1;
  }
  return { count, reason: null };
}
