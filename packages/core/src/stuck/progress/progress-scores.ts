import type { Progress, ProgressReason } from "../../entities/stuck/stuck-trail.ts";

/** The score of each kind of progress. Below 0.15 counts as no progress. */
export const progressScores = {
  completed: 1,
  /** `partialProgressScore` adds up to 0.7. */
  partOfTheWay: 0.3,
  smallerFailure: 0.3,
  firstTry: 0.2,
  worked: 0.2,
  otherFailure: 0.12,
  changedInVain: 0.1,
  hintAlone: 0.05,
  repetition: 0,
} as const;

export function progressOf(score: number, ...reasons: ProgressReason[]): Progress {
  return { score, reasons };
}

/** The score for solving `done` of the `missing` parts. */
export function partialProgressScore(done: number, missing: number): number {
  return progressScores.partOfTheWay + 0.7 * Math.min(1, done / Math.max(1, missing));
}
