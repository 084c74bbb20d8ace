import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { MadePrediction } from "../entities/attempt/attempt-payloads.ts";
import type { Misreading } from "../entities/catalog/problem-teaching.ts";

/** One prediction as an instructor sees it. */
export type PredictionMoment = Omit<MadePrediction, "misreading" | "question"> & {
  /** What somebody who gives this answer believes; null when no known misreading gives it. */
  reading: string | null;
};

/** The predictions in an event, including examples in an explanation. */
export function predictionsIn(
  event: AttemptEvent,
  misreadings: readonly Misreading[],
): PredictionMoment[] {
  return madeIn(event).map(({ misreading, question: _, ...made }) => ({
    ...made,
    reading: misreadings.find(({ name }) => name === misreading)?.reading ?? null,
  }));
}

function madeIn(event: AttemptEvent): MadePrediction[] {
  switch (event.type) {
    case "prediction-made":
      return [event.details.prediction];
    case "explanation-assessed":
      return event.details.predictions;
    case "example-checked":
      return event.details.prediction ? [event.details.prediction] : [];
    default:
      return [];
  }
}
