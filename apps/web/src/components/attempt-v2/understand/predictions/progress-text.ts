import type { PredictionProgress } from "@foothold/core/attempt";

/** The progress of the predictions. More may be asked than needed, so no number is promised. */
export function progressText({ right, needed }: PredictionProgress): string {
  if (right === 0 && needed === 1) return "One right prediction, and you go on.";
  if (right === 0) return `About ${needed} right in a row, and you go on.`;
  if (right < needed) return `${right} of about ${needed} right in a row.`;
  return right === 1 ? "Right. Nearly done." : `${right} right in a row. Nearly done.`;
}
