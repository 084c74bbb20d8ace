import type { LearnerClass, Member, MemberRole } from "../entities/classroom/class.ts";
import type { Page, PageQuery } from "../entities/page.ts";
import type { Notification } from "../entities/people/notification.ts";
import type {
  Escalation,
  EscalationSummary,
  GivenAnswer,
} from "../entities/recovery/escalation.ts";
import type { Guidance, GuidanceUse } from "../entities/recovery/guidance.ts";
import type { Recovery, RecoveryStep } from "../entities/recovery/recovery.ts";

/** `lost`: begun by someone whose lease ran out. It may have been paid for, so it is not to be paid for again. */
export type StepClaim = "yours" | "lost" | "running" | "done";

export type Recoveries = {
  /** The attempt's open recovery where there is one: there is never a second. */
  open(recovery: Recovery): Promise<Recovery>;
  find(id: string): Promise<Recovery | null>;
  /** The newest of an attempt. */
  latest(attemptId: string): Promise<Recovery | null>;
  /** Only over the version before; false when someone else was faster. */
  save(recovery: Recovery): Promise<boolean>;
  /** In the order they were begun. */
  steps(recoveryId: string): Promise<RecoveryStep[]>;
  /** `yours` or `lost` for exactly one caller until the lease runs out. */
  beginStep(step: RecoveryStep, lease: { now: Date; leaseMs: number }): Promise<StepClaim>;
  saveStep(step: RecoveryStep): Promise<void>;
  /** Open recoveries with something to do: first work left behind, then attempts that went on, the newest first. */
  due(now: Date): Promise<string[]>;
};

/** Work that outlives a request and whoever began it. */
export type RecoveryJobs = {
  /** Soon, and by one instance at a time, the recovery is looked at. */
  wake(recoveryId: string): Promise<void>;
};

/** A disabled instructor, or one who was made a learner, stays in a class and teaches nobody. */
export type Classes = {
  /** False when the join code is taken. */
  create(made: LearnerClass, instructorId: string): Promise<boolean>;
  find(id: string): Promise<LearnerClass | null>;
  findByCode(joinCode: string): Promise<LearnerClass | null>;
  /** False when the join code is taken. */
  changeCode(id: string, joinCode: string): Promise<boolean>;
  of(userId: string): Promise<(LearnerClass & { role: MemberRole; learners: number })[]>;
  members(classId: string): Promise<Member[]>;
  /** Whoever is in already stays what they are. */
  addMember(member: Omit<Member, "name">): Promise<void>;
  /** Of whoever learns in it, too; false when they are one already. */
  makeInstructor(member: Omit<Member, "name" | "role">): Promise<boolean>;
  /** False when they were not in it, or are its last instructor who can teach. */
  removeMember(classId: string, userId: string): Promise<boolean>;
  /** Whether they are an instructor of a class the learner is in. */
  teaches(instructorId: string, learnerId: string): Promise<boolean>;
  hasInstructor(learnerId: string): Promise<boolean>;
};

export type EscalationQuery = PageQuery & {
  instructorId: string;
  status?: Escalation["status"] | undefined;
};

export type Escalations = {
  /** One for each recovery: a second is the first. */
  create(escalation: Escalation): Promise<Escalation>;
  find(id: string): Promise<Escalation | null>;
  ofRecovery(recoveryId: string): Promise<Escalation | null>;
  /** Of the learners in the instructor's classes, who waits longest and is most stuck first. */
  list(query: EscalationQuery): Promise<Page<EscalationSummary>>;
  /** False while another holds it, and once it is no longer open. */
  claim(id: string, claim: { by: string; now: Date; until: Date }): Promise<boolean>;
  release(id: string, by: string): Promise<void>;
  /** With the learner's notification, or not at all; false unless the answerer holds the claim. */
  answer(id: string, answer: GivenAnswer, notification: Notification, now: Date): Promise<boolean>;
  /** Below what the learner has said; false once it is no longer open. */
  addMessage(id: string, message: string): Promise<boolean>;
  /** As it is given, in place of one that is no longer open; false where it is. */
  reopen(escalation: Escalation): Promise<boolean>;
  withdraw(recoveryId: string): Promise<void>;
};

export type Notifications = {
  /** Newest first. */
  list(
    userId: string,
    query: PageQuery & { unread?: boolean | undefined },
  ): Promise<Page<Notification>>;
  unreadCount(userId: string): Promise<number>;
  /** False when there is no such notification of theirs. */
  markRead(userId: string, id: string, at: Date): Promise<boolean>;
};

export type GuidanceQuery = PageQuery & {
  status?: Guidance["status"] | undefined;
  problemSlug?: string | undefined;
};

export type GuidanceMemory = {
  /** Of the problem, the retired too. */
  ofProblem(problemSlug: string): Promise<Guidance[]>;
  find(id: string): Promise<Guidance | null>;
  add(guidance: Guidance): Promise<void>;
  /** Only over the version before; false when someone else was faster. */
  save(guidance: Guidance): Promise<boolean>;
  /** Newest change first. */
  list(query: GuidanceQuery): Promise<Page<Guidance>>;
  /** Once for each recovery, however often it is told. */
  recordUse(use: GuidanceUse): Promise<void>;
  /** Gives the guidance whose pending uses in the recovery are settled now. */
  settleUses(recoveryId: string, outcome: "helped" | "not-helped", at: Date): Promise<string[]>;
  /** Oldest first. */
  uses(guidanceId: string): Promise<GuidanceUse[]>;
};

/** Word to every instance that something changed; what it is now, whoever hears it looks up. */
export type Signal =
  | { topic: "escalations"; learnerId: string }
  | { topic: "notifications"; userId: string }
  | { topic: "recovery"; userId: string; attemptId: string };

export type Signals = {
  /** A signal that cannot be sent is lost, and that is all. */
  send(signal: Signal): Promise<void>;
  /** Gives the way to stop hearing. */
  subscribe(hear: (signal: Signal) => void): () => void;
};
