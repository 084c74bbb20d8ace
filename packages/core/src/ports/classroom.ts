import type { AttemptStep } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type { LearnerClass, Member, MemberRole } from "../entities/classroom/class.ts";
import type { Comment } from "../entities/classroom/comment.ts";
import type { Notification } from "../entities/people/notification.ts";
import type { Recovery, RecoveryStage } from "../entities/recovery/recovery.ts";
import type { AttemptSummary } from "./attempt.ts";

export type MemberRemoval = "removed" | "not-a-member" | "last-instructor";

/** A disabled instructor, or one who was made a learner, stays in a class and teaches nobody. */
export type Classes = {
  create(made: LearnerClass, instructorId: string): Promise<"created" | "code-taken">;
  find(id: string): Promise<LearnerClass | null>;
  findByCode(joinCode: string): Promise<LearnerClass | null>;
  changeCode(id: string, joinCode: string): Promise<"changed" | "code-taken">;
  of(userId: string): Promise<(LearnerClass & { role: MemberRole; learners: number })[]>;
  members(classId: string): Promise<Member[]>;
  /** Whoever is in already stays what they are. */
  addMember(member: Omit<Member, "name">): Promise<void>;
  /** A learner of the class becomes its instructor; anybody else joins it as one. */
  makeInstructor(member: Omit<Member, "name" | "role">): Promise<"added" | "already-instructor">;
  /** `last-instructor`: nobody else in it can teach, so they stay. */
  removeMember(classId: string, userId: string): Promise<MemberRemoval>;
  /** Whether they are an instructor of a class the learner is in. */
  teaches(instructorId: string, learnerId: string): Promise<boolean>;
  hasInstructor(learnerId: string): Promise<boolean>;
};

/** A pause longer than this counts as this long: whoever goes for lunch is not at a step. */
export const LONGEST_GAP_MINUTES = 10;

export type LearnerAttempt = AttemptSummary &
  Pick<AnyAttempt, "userId" | "hintsUsedCount" | "stuckTrail"> & {
    timeMsByPlace: Partial<Record<AttemptStep, number>>;
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
