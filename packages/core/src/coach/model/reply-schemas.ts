import { z } from "zod";

/** A strength quotes the learner's own words. */
const strengthSchema = z.object({ quote: z.string(), point: z.string() });

/** The schemas of answers that have parts; all other answers are prose. */
export const replySchemas = {
  assessment: z.object({
    strengths: z.array(strengthSchema),
    gaps: z.array(z.string()),
    followupQuestions: z.array(z.string()),
  }),
  suggestions: z.object({
    candidates: z.array(
      z.object({
        patternId: z.string(),
        reason: z.string(),
        confidence: z.number().min(0).max(1),
      }),
    ),
    recommendedNextAction: z.string(),
  }),
  judgement: z.object({ rationale: z.string(), invariantFeedback: z.string() }),
  failure: z.object({ explanation: z.string(), nextStep: z.string() }),
  recap: z.object({ accepted: z.boolean(), feedback: z.string() }),
} as const;
