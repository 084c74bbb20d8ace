import { aiAssessmentSchema, stuckActionSchema } from "@foothold/core/attempt";
import { patternMatchSchema } from "@foothold/core/catalog";
import { markedSchema } from "@foothold/core/coach";
import { z } from "zod";

const marked = markedSchema.shape;

export const assessmentAnswer = aiAssessmentSchema.extend({
  solutionLeakRisk: z.enum(["low", "medium", "high"]),
  ...marked,
});

/** With what the input gives, and an example to compare it with. */
export const explainedProbeAnswer = assessmentAnswer.extend({ explanation: z.string() });

const candidateSchema = z.object({
  patternId: z.string(),
  name: z.string(),
  reason: z.string(),
  confidence: z.number().min(0).max(1),
});

export const suggestionsAnswer = z.object({
  candidates: z.array(candidateSchema),
  recommendedNextAction: z.string(),
  ...marked,
});

export const choiceAnswer = z.object({
  accepted: z.boolean(),
  match: patternMatchSchema,
  rationale: z.string(),
  discoveryRecommended: z.boolean(),
  invariantFeedback: z.string().optional(),
  ...marked,
});

export const discoveryAnswer = z.object({
  reply: z.string(),
  question: z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) }).nullable(),
  candidates: z.array(candidateSchema),
  ...marked,
});

export const hintAnswer = z.object({
  hint: z.string(),
  hintsUsedCount: z.number().int(),
  hintBudget: z.number().int(),
  ...marked,
});

export const failureAnswer = z.object({
  likelyBugType: z.string(),
  failingCaseExplanation: z.string(),
  suggestedNextDebugStep: z.string(),
  ...marked,
});

export const stuckAnswer = z.object({
  action: stuckActionSchema,
  response: z.string(),
  requiresRecap: z.boolean(),
  ...marked,
});

export const chatAnswer = z.object({ response: z.string(), ...marked });

export const recapAnswer = z.object({
  accepted: z.boolean(),
  feedback: z.string(),
  recapRequired: z.boolean(),
  ...marked,
});
