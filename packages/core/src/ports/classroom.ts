import type { AttemptStep } from "../entities/attempt/attempt-event.ts";
import type { AnyAttempt } from "../entities/attempt-v2.ts";
import type {
  ClassSummary,
  LearnerClass,
  Member,
  MemberRole,
} from "../entities/classroom/class.ts";
import type { Comment } from "../entities/classroom/comment.ts";
import type { Page, PageQuery } from "../entities/page.ts";
import type { Notification } from "../entities/people/notification.ts";
import type { AttemptSummary } from "./attempt.ts";

export type MemberRemoval = "removed" | "not-a-member" | "last-instructor" | "owner";

/** A disabled instructor, or one who is now a learner, stays in the class but teaches nobody. */
export type Classes = {
  /** Its owner is its first instructor. */
  create(made: LearnerClass & { ownerId: string }): Promise<"created" | "code-taken">;
  /** All classes, newest first. */
  list(query: PageQuery): Promise<Page<ClassSummary>>;
  /** Whoever becomes the owner is or becomes an instructor of the class. */
  changeOwner(member: Omit<Member, "name" | "role">): Promise<void>;
  find(id: string): Promise<LearnerClass | null>;
  findByCode(joinCode: string): Promise<LearnerClass | null>;
  changeCode(id: string, joinCode: string): Promise<"changed" | "code-taken">;
  of(userId: string): Promise<(LearnerClass & { role: MemberRole; learners: number })[]>;
  members(classId: string): Promise<Member[]>;
  /** A person who is already in the class keeps their role. */
  addMember(member: Omit<Member, "name">): Promise<void>;
  /** A learner of the class becomes its instructor; anybody else joins it as one. */
  makeInstructor(member: Omit<Member, "name" | "role">): Promise<"added" | "already-instructor">;
  /**
   * Not removed: `last-instructor`, when nobody else in the class can teach, and `owner`, while they can. Of a class
   * whose owner was removed nobody is the owner.
   */
  removeMember(classId: string, userId: string): Promise<MemberRemoval>;
  /** Whether the instructor teaches a class that the learner is in. */
  teaches(instructorId: string, learnerId: string): Promise<boolean>;
  /** Everybody who teaches a class that the learner is in. */
  instructorsOf(learnerId: string): Promise<string[]>;
  hasInstructor(learnerId: string): Promise<boolean>;
};

export type LearnerAttempt = AttemptSummary &
  Pick<AnyAttempt, "userId" | "hintsUsedCount" | "stuckTrail"> & {
    timeMsByPlace: Partial<Record<AttemptStep, number>>;
    /** The result of the last run. */
    lastRun: { passed: number; total: number } | null;
  };

export type ClassProgress = {
  /** The newest attempts of each of these people, all together newest first. */
  attemptsOf(userIds: readonly string[], newestOfEach: number): Promise<LearnerAttempt[]>;
};

export type Comments = {
  /** Writes the comment and the learner's notification together or not at all. */
  add(comment: Omit<Comment, "authorName">, notification: Notification): Promise<void>;
  /** Oldest first. */
  ofAttempt(attemptId: string): Promise<Comment[]>;
};
