import { z } from "zod";
import { compileErrorKindSchema } from "../runs/compile-error-kind.ts";
import { runStatuses } from "../runs/run-status.ts";

export const iterationKinds = ["explanation", "prediction", "choice", "run", "hint"] as const;

export const progressReasons = [
  "step-completed",
  "first-try",
  "concepts-covered",
  "predicted-rightly",
  "same-misreading",
  "other-prediction",
  "new-tests-passing",
  "smaller-failure",
  "right-pattern",
  "code-changed",
  "looked-inside",
  "explanation-changed",
  "another-pattern",
  "different-failure",
  "same-failure",
  "same-code",
  "back-and-forth",
  "same-explanation",
  "same-pattern",
  "no-work-since",
] as const;
export type ProgressReason = (typeof progressReasons)[number];

/** The progress that an assessed event shows: 0 for a repetition, 1 for a completed step. */
export const progressSchema = z.object({
  score: z.number().min(0).max(1),
  reasons: z.array(z.enum(progressReasons)),
});
export type Progress = z.infer<typeof progressSchema>;

export const iterationSchema = progressSchema.extend({
  /** The attempt's version after the event. */
  version: z.number().int().min(1),
  kind: z.enum(iterationKinds),
  /** Whether what was sent was wrong or not accepted; false for a hint. */
  failed: z.boolean(),
  /** Equal for the same failure at the same step; an offer of help is about one situation. */
  situation: z.string(),
});
export type Iteration = z.infer<typeof iterationSchema>;

export const runFailureSchema = z.object({
  /** How far the program got: it did not compile, it stopped, it gave wrong results. */
  reached: z.number().int().min(0).max(3),
  failing: z.array(z.number().int()),
  signature: z.string(),
  /** Absent in runs that were recorded before this field existed. */
  outcome: z.enum(runStatuses).optional(),
  /** Set if the program did not compile. */
  compileError: compileErrorKindSchema.optional(),
});
export type RunFailure = z.infer<typeof runFailureSchema>;

export const stuckTrailSchema = z.object({
  iterations: z.array(iterationSchema),
  iterationsSinceCompletion: z.number().int().min(0),
  /** Fingerprints of the code at each iteration, without white space and comments. */
  codes: z.array(z.string()),
  /** The fingerprint of the last code without its print statements. */
  silentCode: z.string().nullable(),
  explanations: z.array(z.string()),
  fewestGaps: z.number().int().min(0).nullable(),
  patterns: z.array(z.string()),
  everPassed: z.array(z.number().int()),
  lastRun: runFailureSchema.nullable(),
  /** Situations in which the learner declined help. */
  dismissed: z.array(z.string()),
  /** The learner declined help in this attempt and has not asked for any since. */
  declined: z.boolean().default(false),
  recovery: z.object({ id: z.string(), version: z.number().int() }).nullable(),
});
export type StuckTrail = z.infer<typeof stuckTrailSchema>;

export const emptyTrail: StuckTrail = {
  iterations: [],
  iterationsSinceCompletion: 0,
  codes: [],
  silentCode: null,
  explanations: [],
  fewestGaps: null,
  patterns: [],
  everPassed: [],
  lastRun: null,
  dismissed: [],
  declined: false,
  recovery: null,
};
