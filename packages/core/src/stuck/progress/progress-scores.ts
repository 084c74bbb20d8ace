import type { Progress, ProgressReason } from "../../entities/stuck/stuck-trail.ts";

/** What each kind of progress is worth. Below 0.15 nothing has moved. */
export const progressScores = {
  completed: 1,
  /** Plus up to 0.7 for the share of what was still missing. */
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

/** For `done` of what was `missing`. */
export function partialProgressScore(done: number, missing: number): number {
  return progressScores.partOfTheWay + 0.7 * Math.min(1, done / Math.max(1, missing));
}
