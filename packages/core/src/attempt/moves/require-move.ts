import type { AttemptStep } from "../../entities/attempt/attempt-event.ts";
import type { AnyAttempt, AttemptV2, LegacyAttempt, V2Step } from "../../entities/attempt-v2.ts";
import { decideLegacyMove, type LegacyTrigger } from "../../validation/attempt-state-machine.ts";
import type { Move, Trigger } from "../../validation/attempt-v2-moves.ts";
import {
  decideMove,
  mayBegin,
  moveStateOf,
  type StayingMove,
} from "../../validation/attempt-v2-state-machine.ts";
import { refused } from "../refusals.ts";

/** Refuses a move that the present step does not allow, before any work is done for it. */
export function requireV2(attempt: AnyAttempt, trigger: Trigger | StayingMove): AttemptV2 {
  if (attempt.v2Step === null || !mayBegin(attempt.v2Step, trigger)) {
    throw refused(attempt, "wrong-step");
  }
  return attempt;
}

export function requireLegacy(attempt: AnyAttempt, trigger: LegacyTrigger): LegacyAttempt {
  if (attempt.v2Step !== null) throw refused(attempt, "wrong-step");
  nextLegacyState(attempt, trigger);
  return attempt;
}

/** For moves that both the five steps and the older three have. */
export function requireEither(
  attempt: AnyAttempt,
  trigger: LegacyTrigger & (Trigger | StayingMove),
): AnyAttempt {
  return attempt.v2Step === null ? requireLegacy(attempt, trigger) : requireV2(attempt, trigger);
}

export function nextStep(attempt: AnyAttempt, move: Move): V2Step {
  const v2 = requireV2(attempt, move.trigger);
  const verdict = decideMove(moveStateOf(v2), move);
  if (!verdict.allowed) throw refused(attempt, verdict.reason);
  return verdict.to;
}

export function nextLegacyState(attempt: AnyAttempt, trigger: LegacyTrigger) {
  const verdict = decideLegacyMove(attempt, trigger);
  if (!verdict.allowed) throw refused(attempt, verdict.reason);
  return verdict.to;
}

/** The next step or state after a move that both flows have. */
export function nextStepInEither(
  attempt: AnyAttempt,
  move: Extract<Move, { trigger: LegacyTrigger }>,
): AttemptStep {
  return attempt.v2Step === null ? nextLegacyState(attempt, move.trigger) : nextStep(attempt, move);
}
