import type { Page, PageQuery } from "../../entities/page.ts";
import type { Notification } from "../../entities/people/notification.ts";
import type {
  Escalation,
  EscalationSummary,
  GivenAnswer,
} from "../../entities/recovery/escalation.ts";
import type { Guidance, GuidanceUse, GuidanceVersion } from "../../entities/recovery/guidance.ts";
import type { InstructorAnswer } from "../../entities/recovery/instructor-answer.ts";
import type { Recovery, RecoveryStep } from "../../entities/recovery/recovery.ts";

/**
 * `lost`: the lease of whoever began the step has run out. A model may have been paid for it, so none is asked again.
 */
export type StepClaim = "yours" | "lost" | "running" | "done";

export type Recoveries = {
  /** Returns the attempt's open recovery if there is one: an attempt never has two. */
  open(recovery: Recovery): Promise<Recovery>;
  find(id: string): Promise<Recovery | null>;
  /** The newest of an attempt. */
  latest(attemptId: string): Promise<Recovery | null>;
  /** Over the version before `recovery.version`; a lost race throws `stale-version`. */
  save(recovery: Recovery): Promise<void>;
  /** In the order they were begun. */
  steps(recoveryId: string): Promise<RecoveryStep[]>;
  /** `yours` or `lost` for exactly one caller until the lease runs out. */
  beginStep(step: RecoveryStep, lease: { now: Date; leaseMs: number }): Promise<StepClaim>;
  saveStep(step: RecoveryStep): Promise<void>;
  /** Ids of open recoveries with work to do: running ones first, then those whose attempt has changed, newest first. */
  due(now: Date): Promise<string[]>;
};

/** `closed`: it was answered or withdrawn, or there is none. */
export type EscalationClaim = "claimed" | "held-by-another" | "closed";

export type EscalationQuery = PageQuery & {
  instructorId: string;
  /** Also those of learners whom nobody teaches. */
  includesUnassigned?: boolean | undefined;
  status?: Escalation["status"] | undefined;
};

export type Escalations = {
  /** Returns the recovery's existing escalation if there is one. */
  create(escalation: Escalation): Promise<Escalation>;
  find(id: string): Promise<Escalation | null>;
  ofRecovery(recoveryId: string): Promise<Escalation | null>;
  /** The open ones of these learners, the longest waiting first. */
  openOf(learnerIds: readonly string[]): Promise<Escalation[]>;
  /** Escalations of the instructor's learners, the most urgent first. */
  list(query: EscalationQuery): Promise<Page<EscalationSummary>>;
  claim(id: string, claim: { by: string; now: Date; until: Date }): Promise<EscalationClaim>;
  release(id: string, by: string): Promise<void>;
  /**
   * Written together with the learner's notification or not at all, and kept among the attempt's answers. `claim-lost`:
   * the answerer does not hold the claim.
   */
  answer(
    id: string,
    answer: GivenAnswer,
    notification: Notification,
    now: Date,
  ): Promise<"answered" | "claim-lost">;
  /** Appends to what the learner has said before. */
  addMessage(id: string, message: string): Promise<"added" | "closed">;
  /** Replaces a closed escalation with this one, which is open. */
  reopen(escalation: Escalation): Promise<"reopened" | "already-open">;
  withdraw(recoveryId: string): Promise<void>;
  /** Every answer that the attempt's learner was given, oldest first. */
  answersOf(attemptId: string): Promise<InstructorAnswer[]>;
  /** null when the answer is not this learner's, or has no such step. */
  tickStep(
    answerId: string,
    tick: { userId: string; step: number; done: boolean },
  ): Promise<InstructorAnswer | null>;
  /** From 1: which of the open questions of the learners around it is answered next; null when it is not open. */
  position(id: string): Promise<number | null>;
  /** The median wait for an answer in the learner's classes since then; null with too few answers to tell. */
  usualWaitMs(learnerId: string, since: Date): Promise<number | null>;
};

/** Fewer answers say nothing about the usual wait. */
export const LEAST_ANSWERS_FOR_WAIT = 3;

/** Which notes somebody may read: their own, those of the classes they teach, and those for everyone. */
export type GuidanceReader = {
  userId: string;
  classIds: readonly string[];
  /** Also the notes of every other class, because they may verify them. */
  readsAllClasses: boolean;
};

export type GuidanceQuery = PageQuery & {
  reader: GuidanceReader;
  status?: Guidance["status"] | undefined;
  scope?: Guidance["scope"] | undefined;
  problemSlug?: string | undefined;
};

export type GuidanceMemory = {
  /** All guidance for the problem, including retired. */
  ofProblem(problemSlug: string): Promise<Guidance[]>;
  find(id: string): Promise<Guidance | null>;
  /** A version is stored together with the note or not at all; also in `save`. */
  add(guidance: Guidance, version?: GuidanceVersion): Promise<void>;
  /** Over the version before `guidance.version`; a lost race throws `stale-version`. */
  save(guidance: Guidance, version?: GuidanceVersion): Promise<void>;
  /** Removes the note with its versions and uses, and its words from what learners were shown. */
  remove(id: string): Promise<void>;
  /** Newest first. */
  versions(guidanceId: string): Promise<GuidanceVersion[]>;
  /** What the reader may read, newest change first. */
  list(query: GuidanceQuery): Promise<Page<Guidance>>;
  /** Does nothing when the use in this recovery is recorded already. */
  recordUse(use: GuidanceUse): Promise<void>;
  /** Gives the recovery's pending uses this outcome; returns the ids of their guidance. */
  settleUses(recoveryId: string, outcome: "helped" | "not-helped", at: Date): Promise<string[]>;
  /** Oldest first. */
  uses(guidanceId: string): Promise<GuidanceUse[]>;
};
