import { isWrongPrediction, type MadePrediction } from "../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../entities/catalog/problem.ts";

/** A second correction would help those who guess more than those who slip. */
export const MOST_CORRECTIONS = 1;

type Made = Pick<MadePrediction, "args" | "outcome" | "source">;

/**
 * The wrong prediction that may still be corrected, before the right result is told. Only a single one can be a slip,
 * and where the answer is true or false, the other answer would be right by itself.
 */
export function correctablePrediction<One extends Made>(
  { signature }: Pick<Problem, "signature">,
  predictions: readonly One[],
): One | null {
  if (signature.returns.type === "boolean") return null;
  if (predictions.filter(isCorrection).length >= MOST_CORRECTIONS) return null;
  const wrong = predictions.filter(isWrongPrediction);
  const [only] = wrong;
  return only && wrong.length === 1 && only.source === "probe" ? only : null;
}

/** The predictions without a slip that was put right, and without corrections, which count for nothing themselves. */
export function withoutSlips<One extends Made>(predictions: readonly One[]): One[] {
  const corrected = new Set(
    predictions
      .filter((one) => isCorrection(one) && one.outcome === "right")
      .map(({ args }) => JSON.stringify(args)),
  );
  return predictions.filter(
    (one) =>
      !isCorrection(one) && !(isWrongPrediction(one) && corrected.has(JSON.stringify(one.args))),
  );
}

function isCorrection({ source }: Pick<Made, "source">): boolean {
  return source === "correction";
}
