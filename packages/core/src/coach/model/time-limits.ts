import type { CoachSetting } from "../../entities/coach/coach-settings.ts";
import type { Models } from "../../ports/coach/models.ts";

type TimeLimits = Pick<Models, "firstTextWithinMs" | "wholeWithinMs">;

/** How long any model may take here: as an admin says, or else the environment. */
export function timeLimits(
  { firstTextWithinMs: usual, wholeWithinMs }: TimeLimits,
  { firstWordsSeconds }: Pick<CoachSetting, "firstWordsSeconds">,
): TimeLimits {
  const firstTextWithinMs = firstWordsSeconds === null ? usual : firstWordsSeconds * 1000;
  return { firstTextWithinMs, wholeWithinMs: Math.max(wholeWithinMs, firstTextWithinMs) };
}
