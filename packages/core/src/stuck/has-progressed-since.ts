import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import type { Iteration } from "../entities/stuck/stuck-trail.ts";
import { progressScores } from "./progress/progress-scores.ts";

/** Whether part of the problem was solved since. A first try or an added print is work, but no such progress. */
export function hasProgressedSince(
  since: readonly Pick<Iteration, "score">[],
  { progressThreshold }: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): boolean {
  const enough = Math.max(progressScores.partOfTheWay, progressThreshold);
  return since.some(({ score }) => score >= enough);
}
