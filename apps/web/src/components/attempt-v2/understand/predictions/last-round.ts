import type { Obstacle } from "@foothold/core/attempt";
import type { V2Attempt } from "../../workbench/workbench-data.ts";

export type ShownPrediction = NonNullable<V2Attempt["understandPayload"]>["predictions"][number];

/** One question of the coach, with the wrong predictions that it is about. */
export type WrongPredictions = {
  question: string;
  labels: string[];
  outcome: ShownPrediction["outcome"];
  /** The questions of the predictions. */
  asked: string[];
};

/** The predictions that were sent together last. */
export function lastRound(predictions: readonly ShownPrediction[]): ShownPrediction[] {
  const last = predictions.at(-1);
  if (last?.round === undefined) return predictions.slice(-1);
  return predictions.filter(({ round }) => round === last.round);
}

/** The wrong ones of a round, by the question that is asked about them. Obstacles stand in the order of predictions. */
export function wrongPredictions(
  round: readonly ShownPrediction[],
  obstacles: readonly Obstacle[],
): WrongPredictions[] {
  const corrected = new Set(
    round.flatMap(({ source, outcome, question }) =>
      source === "correction" && outcome === "right" ? [question] : [],
    ),
  );
  const wrong = round.filter(
    ({ source, outcome, question }) =>
      source !== "correction" &&
      (outcome === "wrong" || outcome === "misread") &&
      !corrected.has(question),
  );
  const found = new Map<string, WrongPredictions>();
  for (const [at, { question, label }] of obstacles
    .filter(({ about }) => about === "prediction")
    .entries()) {
    const { outcome = "wrong", question: asked = "" } = wrong[at] ?? {};
    const same = found.get(question);
    if (same) {
      same.labels.push(label);
      same.asked.push(asked);
    } else {
      found.set(question, { question, labels: [label], outcome, asked: [asked] });
    }
  }
  return [...found.values()];
}
