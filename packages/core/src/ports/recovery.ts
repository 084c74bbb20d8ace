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
  /** Over the version before `recovery.version`; a lost race throws `stale-version`. */
  save(recovery: Recovery): Promise<void>;
  /** In the order they were begun. */
  steps(recoveryId: string): Promise<RecoveryStep[]>;
  /** `yours` or `lost` for exactly one caller until the lease runs out. */
  beginStep(step: RecoveryStep, lease: { now: Date; leaseMs: number }): Promise<StepClaim>;
  saveStep(step: RecoveryStep): Promise<void>;
  /** Open recoveries with something to do: first work left behind, then attempts that went on, the newest first. */
  due(now: Date): Promise<string[]>;
};

/** `closed`: it was answered or withdrawn, or there is none. */
export type EscalationClaim = "claimed" | "held-by-another" | "closed";

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
  claim(id: string, claim: { by: string; now: Date; until: Date }): Promise<EscalationClaim>;
  release(id: string, by: string): Promise<void>;
  /** With the learner's notification, or not at all. `claim-lost`: the answerer does not hold the claim of an open one. */
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
  /** Over the version before `guidance.version`; a lost race throws `stale-version`. */
  save(guidance: Guidance): Promise<void>;
  /** Newest change first. */
  list(query: GuidanceQuery): Promise<Page<Guidance>>;
  /** Once for each recovery, however often it is told. */
  recordUse(use: GuidanceUse): Promise<void>;
  /** Gives the guidance whose pending uses in the recovery are settled now. */
  settleUses(recoveryId: string, outcome: "helped" | "not-helped", at: Date): Promise<string[]>;
  /** Oldest first. */
  uses(guidanceId: string): Promise<GuidanceUse[]>;
};
