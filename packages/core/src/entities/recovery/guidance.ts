import { z } from "zod";
import { attemptStepSchema } from "../attempt/attempt-event.ts";
import { compileErrorKindSchema } from "../runs/compile-error-kind.ts";
import { testStatusSchema } from "../runs/run.ts";
import { runStatuses } from "../runs/run-status.ts";

/** How one test failed; for a hidden test only its status. */
export const failedTestSchema = z.object({
  index: z.number().int().min(0),
  status: testStatusSchema,
  errorType: z.string().nullable(),
  /** A fingerprint of the returned value: the same mistake gives the same wrong values. */
  actual: z.string().nullable(),
});
export type FailedTest = z.infer<typeof failedTestSchema>;

/** A small input that the program gets wrong, and what it gives for it, both as fingerprints. */
export const wrongAnswerSchema = z.object({ input: z.string(), answer: z.string() });
export type WrongAnswer = z.infer<typeof wrongAnswerSchema>;

/** What a learner was stuck on, without their identity and their words. */
export const situationSchema = z.object({
  problemSlug: z.string(),
  patterns: z.array(z.string()),
  place: attemptStepSchema,
  outcome: z.enum(runStatuses).nullable(),
  failedTests: z.array(failedTestSchema),
  /** What a failing program gives wrongly for the problem's probes; null if they were not run. */
  wrongAnswers: z.array(wrongAnswerSchema).nullable().default(null),
  /** Set if the program did not compile. */
  compileError: compileErrorKindSchema.nullable().default(null),
  /** The pattern that the learner had chosen. */
  chosenPattern: z.string().nullable().default(null),
  /** What was misunderstood: a misreading, a prediction that failed, a pattern or an invariant that does not hold. */
  misconceptions: z.array(z.string()),
});
export type Situation = z.infer<typeof situationSchema>;

export const quickOptions = [
  "break-into-steps",
  "try-different-approach",
  "simpler-problem",
  "skip",
  "free-text",
] as const;
export const quickOptionSchema = z.enum(quickOptions);
export type QuickOption = z.infer<typeof quickOptionSchema>;

export const guidanceVariantSchema = z.object({
  words: z.string(),
  steps: z.array(z.string()),
  authorId: z.string().nullable(),
  at: z.iso.datetime(),
});

export const guidanceStatuses = ["draft", "verified", "retired"] as const;

/**
 * Whom a note is for. `private`: its author alone reads it, and nobody is offered it. `class`: the learners of one class.
 * `everyone`: a second instructor has verified it, so learners of all classes are offered it.
 */
export const guidanceScopes = ["private", "class", "everyone"] as const;
export const guidanceScopeSchema = z.enum(guidanceScopes);

/** What an instructor shares of an answer, kept for learners who get stuck in the same way. */
export const guidanceSchema = z.object({
  id: z.string().min(1),
  scope: guidanceScopeSchema,
  /** The class it belongs to; null for a private note, and when the class is gone. */
  classId: z.string().nullable(),
  /** Who wrote the present words; somebody else has to verify them. */
  wordsBy: z.string().nullable(),
  /** The second instructor. */
  verifiedBy: z.string().nullable(),
  situation: situationSchema,
  option: quickOptionSchema,
  words: z.string().min(1),
  steps: z.array(z.string()),
  variants: z.array(guidanceVariantSchema),
  status: z.enum(guidanceStatuses),
  helped: z.number().int().min(0),
  notHelped: z.number().int().min(0),
  authorId: z.string().nullable(),
  /** The learner it was written for. It is verified only when it helps somebody else. */
  firstLearnerId: z.string().nullable(),
  retiredReason: z.enum(["by-hand", "stopped-helping"]).nullable(),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Guidance = z.infer<typeof guidanceSchema>;

/** Stands in place of the words of a note that was deleted. */
export const TAKEN_BACK = "This note was taken back.";

export const guidanceChanges = ["shared", "edited", "verified", "retired", "drafted"] as const;

/** A note as it was after one change by hand. */
export const guidanceVersionSchema = guidanceSchema
  .pick({ words: true, steps: true, status: true, scope: true })
  .extend({
    guidanceId: z.string(),
    version: z.number().int().min(1),
    change: z.enum(guidanceChanges),
    changedBy: z.string().nullable(),
    at: z.iso.datetime(),
  });
export type GuidanceVersion = z.infer<typeof guidanceVersionSchema>;

export const guidanceUseSchema = z.object({
  guidanceId: z.string(),
  recoveryId: z.string(),
  userId: z.string(),
  similarity: z.number().min(0).max(1),
  outcome: z.enum(["pending", "helped", "not-helped"]),
  at: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
});
export type GuidanceUse = z.infer<typeof guidanceUseSchema>;
