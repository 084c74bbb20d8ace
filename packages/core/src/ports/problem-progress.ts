import { z } from "zod";
import type { ProblemSummary } from "../entities/catalog/problem.ts";
import type { AttemptSummary } from "./attempt.ts";

export const problemStateSchema = z.enum(["not-started", "begun", "done"]);
export type ProblemState = z.infer<typeof problemStateSchema>;

/** A learner's progress on one problem. A solved problem stays `done` when it is tried again. */
export type ProblemProgress = {
  state: ProblemState;
  /** The newest attempt that is not finished. */
  open: AttemptSummary | null;
};

export type ProblemWithProgress = ProblemSummary & { progress: ProblemProgress };

/** `attempts` are of one learner, newest first. */
export function progressIn(slug: string, attempts: readonly AttemptSummary[]): ProblemProgress {
  const own = attempts.filter(({ problemSlug }) => problemSlug === slug);
  const open = own.find(({ finishedAt }) => finishedAt === null) ?? null;
  const done = own.some(({ finishedAt }) => finishedAt !== null);
  return { state: done ? "done" : open ? "begun" : "not-started", open };
}
