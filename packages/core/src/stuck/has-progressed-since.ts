import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import type { Iteration } from "../entities/stuck/stuck-trail.ts";
import { progressScores } from "./progress/progress-scores.ts";

/** Whether help led on: part of the way is done. To try something first, or to look inside, is work, and says nothing yet. */
export function hasProgressedSince(
  since: readonly Pick<Iteration, "score">[],
  { progressThreshold }: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): boolean {
  const enough = Math.max(progressScores.partOfTheWay, progressThreshold);
  return since.some(({ score }) => score >= enough);
}
