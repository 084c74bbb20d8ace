import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import type { MadePrediction, OpenProbe } from "../../entities/attempt/attempt-payloads.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { chooseProbe } from "./choose-probe.ts";
import { openProbe } from "./probe-question.ts";
import { seedOf } from "./seed-of.ts";

/** After this many wrong predictions the learner has to answer in words. */
export const MOST_WRONG = 2;

/**
 * The prediction that can replace words after a rescue and in REFLECT. None when it is not due, has been made, or can
 * be guessed.
 */
export function laterProbe(
  problem: Problem,
  attempt: AnyAttempt,
  events: readonly AttemptEvent[],
): OpenProbe | null {
  const { mode, understandPayload } = attempt;
  const made = sinceDue(attempt, events);
  if (!made || made.some(isRight) || made.length >= MOST_WRONG) return null;
  if (problem.signature.returns.type === "boolean") return null;
  const before = [...(understandPayload?.predictions ?? []), ...predictionsIn(events)];
  const asked = new Set(before.map(({ args }) => JSON.stringify(args)));
  const probes = problem.probes.filter(({ args }) => !asked.has(JSON.stringify(args)));
  const seed = seedOf(attempt) + before.length;
  const probe = chooseProbe({ problem: { ...problem, probes }, mode, predictions: [], seed });
  return probe ? openProbe(problem, probe.args) : null;
}

/** Whether the learner has predicted rightly since it was asked for. */
export function hasPredicted(attempt: AnyAttempt, events: readonly AttemptEvent[]): boolean {
  return sinceDue(attempt, events)?.some(isRight) ?? false;
}

/** Predictions since the rescue, or since REFLECT began; null when none is due. */
function sinceDue(
  { v2Step, recapRequired }: AnyAttempt,
  events: readonly AttemptEvent[],
): MadePrediction[] | null {
  if (v2Step === null || v2Step === "UNDERSTAND" || v2Step === "COMPLETE") return null;
  if (!recapRequired && v2Step !== "REFLECT") return null;
  const due = recapRequired ? isRescue : isArrivalAtReflect;
  return predictionsIn(events.slice(events.findLastIndex(due) + 1));
}

function predictionsIn(events: readonly AttemptEvent[]): MadePrediction[] {
  return events.flatMap(({ type, details }) =>
    type === "later-prediction-made" ? [details.prediction] : [],
  );
}

const isRight = ({ outcome }: MadePrediction) => outcome === "right";
const isRescue = ({ type, details }: AttemptEvent) =>
  type === "stuck-action-answered" && details.requiresRecap;
const isArrivalAtReflect = ({ from, to }: AttemptEvent) => to === "REFLECT" && from !== "REFLECT";
