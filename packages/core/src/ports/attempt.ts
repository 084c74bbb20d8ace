import type { z } from "zod";
import type { AttemptEvent } from "../entities/attempt/attempt-event.ts";
import type { ChangeSet, ChangeSetSummary, FileContents } from "../entities/attempt/change-set.ts";
import type { Draft } from "../entities/attempt/draft.ts";
import type { ChangeSetOutline } from "../entities/attempt/lineage.ts";
import type { OwnFile } from "../entities/attempt/workspace.ts";
import { type AnyAttempt, attemptV2Schema, v2StepSchema } from "../entities/attempt-v2.ts";
import type { Page, PageQuery } from "../entities/page.ts";
import type { Episode } from "../entities/recovery/episode.ts";

export const MAX_HIDDEN_RUNS = 100;

/** What a run reveals about hidden tests. */
export type HiddenRun = {
  at: string;
  /** The program, by `codeShape`. */
  shape: string;
  /** A fingerprint of what was told about hidden tests. */
  told: string;
};

export const attemptSummarySchema = attemptV2Schema
  .extend({ v2Step: v2StepSchema.nullable() })
  .pick({
    id: true,
    problemSlug: true,
    language: true,
    mode: true,
    state: true,
    v2Step: true,
    version: true,
    createdAt: true,
    updatedAt: true,
    finishedAt: true,
  });
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

/** How an attempt went: the help it took and its result. */
export type AttemptRecord = AttemptSummary &
  Pick<AnyAttempt, "hintsUsedCount" | "hintBudget"> & {
    /** By a nudge or a checkpoint. */
    wasNudged: boolean;
    tookRescue: boolean;
    /** Until it was finished; a pause longer than `LONGEST_GAP_MINUTES` counts as that long. */
    workedMs: number;
    /** The last run on the server. */
    lastRun: { passed: number; total: number } | null;
  };

export type AttemptQuery = PageQuery & {
  userId: string;
  problemSlug?: string | undefined;
  finished?: boolean | undefined;
};

/** A change set with the id of the last one replaces it; any other is appended. */
export type ChangeWrite = {
  changeSet: ChangeSet;
  nowApplied: string[];
  noLongerApplied: string[];
};

export type Attempts = {
  create(attempt: AnyAttempt, event: AttemptEvent): Promise<void>;
  find(id: string): Promise<AnyAttempt | null>;
  /**
   * Writes attempt, event, change set and episode together or not at all, and only over the version before `attempt.version`.
   * A lost race throws `stale-version` with the stored version in `details.version`.
   */
  save(
    attempt: AnyAttempt,
    event: AttemptEvent,
    change?: ChangeWrite,
    episode?: Episode,
  ): Promise<void>;
  /** Newest first. */
  list(query: AttemptQuery): Promise<Page<AttemptSummary>>;
  /** The slugs of all problems that a learner has finished, each once, sorted. */
  finishedProblems(userId: string): Promise<string[]>;
  /** Every attempt of a learner, or those at one problem, newest first. */
  records(query: { userId: string; problemSlug?: string | undefined }): Promise<AttemptRecord[]>;
  /** The quarters of an hour (see `quarterOf`) with activity since `since`, each once, in order. */
  activeQuarters(userId: string, since: Date): Promise<number[]>;
  /** Oldest first. */
  events(attemptId: string, query: PageQuery): Promise<Page<AttemptEvent>>;
  /** A person's runs of one problem over all their attempts: the newest `MAX_HIDDEN_RUNS`, oldest first. */
  hiddenRuns(query: { userId: string; problemSlug: string; since: string }): Promise<HiddenRun[]>;
};

/** Only `Attempts.save` writes change sets, so that history and attempt always agree. */
export type ChangeSets = {
  /** Newest first, without contents. */
  list(attemptId: string, query: PageQuery): Promise<Page<ChangeSetSummary>>;
  /** Every change set with its parent and whether it is applied, oldest first. */
  outline(attemptId: string): Promise<ChangeSetOutline[]>;
  last(attemptId: string): Promise<ChangeSet | null>;
  find(attemptId: string, position: number): Promise<ChangeSet | null>;
  /** Every file right after the change at `position`; 0: before the first change. */
  contentsAt(attemptId: string, position: number): Promise<FileContents>;
};

/** Only `Attempts.save` writes files, with the change set that they come from. */
export type Workspaces = {
  /** The files of the learner's own as they are now, by path. The solution is the attempt's code. */
  files(attemptId: string): Promise<OwnFile[]>;
};

/** Texts that have not been sent, one for each field of an attempt. */
export type Drafts = {
  list(attemptId: string): Promise<Draft[]>;
  /** Writes each draft that continues the stored revision; returns what is stored afterwards, in the same order. */
  save(attemptId: string, drafts: readonly Draft[]): Promise<Draft[]>;
};

export type IdempotencyKey = { userId: string; operation: string; key: string };
export type Answer = { status: number; body: unknown };
export type Claim =
  | { state: "yours" }
  | { state: "answered"; answer: Answer }
  | { state: "running" }
  | { state: "other-request" };

export type Idempotency = {
  /** `yours` for exactly one caller until it answers, releases, or its lease runs out. */
  claim(
    key: IdempotencyKey,
    lease: { fingerprint: string; now: Date; leaseMs: number },
  ): Promise<Claim>;
  answer(key: IdempotencyKey, answer: Answer): Promise<void>;
  release(key: IdempotencyKey): Promise<void>;
};
