import { z } from "zod";
import { markedSchema } from "../coach/fallback-reason.ts";
import { runValueSchema } from "../runs/run.ts";
import { testResultDataSchema } from "../runs/test-result.ts";

export const verdictSchema = z.enum(["PASS", "NEEDS_WORK"]);
export type Verdict = z.infer<typeof verdictSchema>;

/** A question to predict: what the function returns for these arguments. */
export const openProbeSchema = z.object({ question: z.string(), args: z.array(runValueSchema) });
export type OpenProbe = z.infer<typeof openProbeSchema>;

/** How far the predictions have come. */
export const predictionProgressSchema = z.object({
  /** Right predictions since the last wrong one, and how many are needed at least. */
  right: z.number().int(),
  needed: z.number().int(),
  /** The open probes are asked together, as one round; rounds are counted from 1. */
  round: z.number().int().optional(),
  /** Whether right answers to all open probes are enough. */
  isLastRound: z.boolean().optional(),
  /** The one wrong prediction that may still be corrected, in case it was a slip. */
  correctable: openProbeSchema.optional(),
  /** What holds the learner back now; the other gaps are only invitations to say more. */
  obstacles: z.array(
    z.object({
      about: z.enum(["explanation", "prediction"]),
      label: z.string(),
      question: z.string(),
    }),
  ),
});

export type PredictionProgress = z.infer<typeof predictionProgressSchema>;
export type Obstacle = PredictionProgress["obstacles"][number];

export const aiAssessmentSchema = z.object({
  status: verdictSchema,
  strengths: z.array(z.string()),
  gaps: z.array(z.string()),
  followupQuestions: z.array(z.string()),
  probes: z.array(openProbeSchema).default([]),
  /** Absent when only the words were judged. */
  progress: predictionProgressSchema.optional(),
});
export type AiAssessment = z.infer<typeof aiAssessmentSchema>;

export const followupSchema = z.object({
  question: z.string(),
  answer: z.string(),
  timestamp: z.iso.datetime(),
});

export const madePredictionSchema = openProbeSchema.extend({
  /** As the learner typed it; empty when they asked for the explanation instead. */
  answer: z.string(),
  expected: runValueSchema,
  outcome: z.enum(["right", "misread", "wrong", "explained"]),
  /** The misreading that gives this answer, if one does. */
  misreading: z.string().nullable(),
  /** An example of the learner's own counts like an answered probe; a right correction undoes the slip before it. */
  source: z.enum(["probe", "example", "correction"]),
  /** The round in which the probe was asked; absent for examples. */
  round: z.number().int().optional(),
});
export type MadePrediction = z.infer<typeof madePredictionSchema>;

export function isWrongPrediction({ outcome }: Pick<MadePrediction, "outcome">): boolean {
  return outcome === "wrong" || outcome === "misread";
}

export const predictionSchema = madePredictionSchema.extend({ timestamp: z.iso.datetime() });
export type Prediction = z.infer<typeof predictionSchema>;

export const understandPayloadSchema = z.object({
  explanation: z.string(),
  inputOutputDescription: z.string(),
  constraintsDescription: z.string(),
  exampleWalkthrough: z.string(),
  wrongApproach: z.string(),
  aiAssessment: aiAssessmentSchema.nullable(),
  followups: z.array(followupSchema),
  /** In the order they were made. */
  predictions: z.array(predictionSchema).default([]),
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
  /** What the learner wrote beside the builder's sentence, which is the one that is judged. */
  ownWords: z.string().optional(),
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
  /** Whether a fallback suggested the patterns. */
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
  /** What the learner wrote beside the builder's sentence, which is then the summary. */
  ownWords: z.string().optional(),
  /** What was asked about a summary that does not hold, or that nobody can check, before the attempt completes. */
  invariantQuestion: z.object({ text: z.string(), feedback: z.string() }).optional(),
});
export type ReflectPayload = z.infer<typeof reflectPayloadSchema>;
