import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Recovery } from "../entities/recovery/recovery.ts";
import { defaultStuckConfig, type StuckConfig } from "../entities/stuck/stuck-config.ts";
import { hasProgressedSince } from "../stuck/has-progressed-since.ts";

export type StepOutcome = "moved-on" | "dismissed" | "no-progress" | "nothing-yet";

/** What the learner did after the last step was shown. */
export function outcomeOfStep(
  recovery: Pick<Recovery, "shownVersion" | "status" | "id">,
  attempt: AnyAttempt,
  config: Pick<StuckConfig, "progressThreshold"> = defaultStuckConfig,
): StepOutcome {
  const { iterations, recovery: current } = attempt.stuckTrail;
  const later = iterations.filter(({ version }) => version > recovery.shownVersion);
  if (attempt.finishedAt !== null || hasProgressedSince(later, config)) return "moved-on";
  // A running recovery may not be recorded in the attempt yet.
  if (recovery.status !== "running" && current?.id !== recovery.id) return "dismissed";
  const inVain = later.some(({ score }) => score < config.progressThreshold);
  return inVain ? "no-progress" : "nothing-yet";
}
