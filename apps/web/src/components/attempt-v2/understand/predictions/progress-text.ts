import type { PredictionProgress } from "@foothold/core/attempt";

/** The progress of the predictions, of which `open` are asked for. An end is promised only where it will come. */
export function progressText(
  { right, needed, isLastRound, obstacles }: PredictionProgress,
  open: number,
): string {
  if (isLastRound && obstacles.every(({ about }) => about !== "explanation")) {
    return open === 1
      ? "If this one is right, you go on."
      : "If all of these are right, you go on.";
  }
  if (right === 0) return `About ${needed} right in a row, and you go on.`;
  if (right < needed) return `${right} of about ${needed} right in a row.`;
  return `${right} right in a row. Nearly done.`;
}
