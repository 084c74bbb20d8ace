import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { StuckConfig } from "../entities/stuck/stuck-config.ts";
import { stuckView } from "../stuck/stuck-view.ts";
import { fitAttempt } from "./fit-attempt.ts";

/** An attempt as its learner sees it. */
export function attemptView(attempt: AnyAttempt, stuckConfig?: StuckConfig) {
  const { userId: _owner, stuckTrail: _trail, ...shown } = attempt;
  return { ...fitAttempt(shown), stuck: stuckView(attempt, stuckConfig) };
}
export type AttemptView = ReturnType<typeof attemptView>;
