import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Recovery } from "../entities/recovery/recovery.ts";
import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import { ledOn } from "../stuck/has-progressed-since.ts";

export type Followed = "moved-on" | "dismissed" | "no-progress" | "nothing-yet";

/** What the learner did since they were shown something. */
export function whatFollowed(
  recovery: Pick<Recovery, "shownVersion" | "status" | "id">,
  attempt: AnyAttempt,
  config: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): Followed {
  const { iterations, recovery: current } = attempt.stuckTrail;
  const later = iterations.filter(({ version }) => version > recovery.shownVersion);
  if (attempt.finishedAt !== null || ledOn(later, config)) return "moved-on";
  // Before anything was shown the attempt may not have been told of its recovery yet.
  if (recovery.status !== "running" && current?.id !== recovery.id) return "dismissed";
  const inVain = later.some(({ score }) => score < config.progressThreshold);
  return inVain ? "no-progress" : "nothing-yet";
}
