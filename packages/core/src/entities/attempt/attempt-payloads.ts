import { z } from "zod";
import { markedSchema } from "../coach/fallback-reason.ts";
import { testResultDataSchema } from "../runs/test-result.ts";

export const verdictSchema = z.enum(["PASS", "NEEDS_WORK"]);
export type Verdict = z.infer<typeof verdictSchema>;

export const aiAssessmentSchema = z.object({
  status: verdictSchema,
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
  followupQuestions: z.array(z.string()),
});
export type AiAssessment = z.infer<typeof aiAssessmentSchema>;

export const followupSchema = z.object({
  question: z.string(),
  answer: z.string(),
  timestamp: z.iso.datetime(),
});

export const understandPayloadSchema = z.object({
  explanation: z.string(),
  inputOutputDescription: z.string(),
  constraintsDescription: z.string(),
  exampleWalkthrough: z.string(),
  wrongApproach: z.string(),
  aiAssessment: aiAssessmentSchema.nullable(),
  followups: z.array(followupSchema),
});
export type UnderstandPayload = z.infer<typeof understandPayloadSchema>;

export const suggestedPatternSchema = z.object({
  patternId: z.string(),
  name: z.string(),
  reason: z.string(),
  aiConfidence: z.number(),
});
export type SuggestedPattern = z.infer<typeof suggestedPatternSchema>;

export const invariantSchema = z.object({
  text: z.string(),
  builderUsed: z.boolean(),
  templateId: z.string().optional(),
  templateChoices: z.record(z.string(), z.number()).optional(),
  /** What the coach said about it. */
  feedback: z.string().optional(),
  /** Absent where the learner's own words cannot be judged. */
  holds: z.boolean().optional(),
});
export type Invariant = z.infer<typeof invariantSchema>;

export const userConfidenceSchema = z.number().int().min(1).max(5);

export const planPayloadSchema = z.object({
  suggestedPatterns: z.array(suggestedPatternSchema),
  chosenPattern: z.string().nullable(),
  userConfidence: userConfidenceSchema.nullable(),
  invariant: invariantSchema.nullable(),
  complexity: z.string().nullable(),
  discoveryTriggered: z.boolean(),
  /** Whether a stand-in suggested the patterns. */
  suggestionMarks: markedSchema.optional(),
});
export type PlanPayload = z.infer<typeof planPayloadSchema>;

export const failureExplanationSchema = z.object({
  testIndex: z.number().int().min(0),
  userExplanation: z.string(),
  /** Empty while the coach has not answered. */
  aiGuidance: z.string(),
  timestamp: z.iso.datetime(),
});

export const verifyPayloadSchema = z.object({
  testResults: z.array(testResultDataSchema),
  failureExplanations: z.array(failureExplanationSchema),
  traceNotes: z.string().nullable(),
});
export type VerifyPayload = z.infer<typeof verifyPayloadSchema>;

export const reflectPayloadSchema = z.object({
  cuesNextTime: z.array(z.string()),
  invariantSummary: z.string(),
  microLessonId: z.string().nullable(),
  adversaryChallengeCompleted: z.boolean(),
  /** An invariant that is known to be wrong is asked about once before the attempt completes. */
  invariantQuestion: z.object({ text: z.string(), feedback: z.string() }).optional(),
});
export type ReflectPayload = z.infer<typeof reflectPayloadSchema>;
