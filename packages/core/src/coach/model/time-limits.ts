import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Models } from "../../ports/coach/models.ts";

export type TimeLimits = Pick<Models, "firstTextWithinMs" | "wholeWithinMs">;

/** How long a model may take: as the admin set it, or else as the environment says. */
export function timeLimits(
  { firstTextWithinMs: usual, wholeWithinMs }: TimeLimits,
  { firstWordsSeconds }: Pick<CoachSetting, "firstWordsSeconds">,
): TimeLimits {
  const firstTextWithinMs = firstWordsSeconds === null ? usual : firstWordsSeconds * 1000;
  return { firstTextWithinMs, wholeWithinMs: Math.max(wholeWithinMs, firstTextWithinMs) };
}
