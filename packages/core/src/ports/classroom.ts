import type { Place } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { Comment } from "../entities/classroom/comment.ts";
import type { Notification } from "../entities/people/notification.ts";
import type { Recovery, RecoveryStage } from "../entities/recovery/recovery.ts";
import type { AttemptSummary } from "./attempt.ts";

/** A pause longer than this counts as this long: whoever goes for lunch is not at a step. */
export const LONGEST_GAP_MINUTES = 10;

export type LearnerAttempt = AttemptSummary &
  Pick<AnyAttempt, "userId" | "hintsUsedCount" | "stuckTrail"> & {
    timeMsByPlace: Partial<Record<Place, number>>;
    /** Of the last run. */
    lastRun: { passed: number; total: number } | null;
  };

export type ClassProgress = {
  /** The newest attempts of each of these people, all together newest first. */
  attemptsOf(userIds: readonly string[], newestOfEach: number): Promise<LearnerAttempt[]>;
};

export type Comments = {
  /** With the learner's notification, or not at all. */
  add(comment: Omit<Comment, "authorName">, notification: Notification): Promise<void>;
  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<Comment[]>;
};

/** One recovery as it is counted. */
export type RecoveryFact = Pick<
  Recovery,
  "problemSlug" | "patterns" | "status" | "iterations" | "createdAt"
> & {
  stage: RecoveryStage | null;
  /** Whose words were shown last; null where no coach spoke them. */
  provider: string | null;
};

export type RecoveryFacts = {
  /** Begun since then, oldest first; of the learners in the instructor's classes where one is named. */
  since(from: Date, instructorId?: string): Promise<RecoveryFact[]>;
};
