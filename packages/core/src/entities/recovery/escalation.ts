import { z } from "zod";
import { attemptStepSchema } from "../attempt/attempt-event.ts";
import { languageSchema } from "../runs/language.ts";
import { testResultDataSchema } from "../runs/test-result.ts";
import { traceSchema } from "../runs/trace.ts";
import { quickOptionSchema, situationSchema } from "./guidance.ts";
import { recoveryStageSchema, stepOutcomeSchema } from "./recovery.ts";

/** One thing that was tried, with its outcome. */
export const triedSchema = z.object({
  stage: recoveryStageSchema,
  strategy: z.string(),
  text: z.string(),
  outcome: stepOutcomeSchema.nullable(),
});

export const escalationAnswerSchema = z.object({
  id: z.string().min(1),
  /** The class in which it was given; null when the learner is in no class of its author. */
  classId: z.string().nullable(),
  suggestedProblem: z.string().nullable(),
  option: quickOptionSchema,
  text: z.string(),
  steps: z.array(z.string()),
  guidanceId: z.string().nullable(),
  /** null when that person has deleted their account. */
  answeredBy: z.string().nullable(),
  at: z.iso.datetime(),
});

export const escalationStatuses = ["open", "answered", "withdrawn"] as const;

/** A learner's question to an instructor, with all that is needed to answer it. */
export const escalationSchema = z.object({
  id: z.string().min(1),
  recoveryId: z.string(),
  attemptId: z.string(),
  userId: z.string(),
  problemSlug: z.string(),
  language: languageSchema,
  place: attemptStepSchema,
  goal: z.string(),
  /** What the learner adds in their own words. */
  message: z.string(),
  code: z.string(),
  reason: z.string().nullable(),
  situation: situationSchema,
  tried: z.array(triedSchema),
  failingTest: testResultDataSchema.nullable(),
  trace: traceSchema.nullable(),
  /** How many iterations in a row brought no progress. */
  stuckIterations: z.number().int().min(0),
  status: z.enum(escalationStatuses),
  claimedBy: z.string().nullable(),
  /** When the instructor who holds it now claimed it. */
  claimedSince: z.iso.datetime().nullable(),
  claimedUntil: z.iso.datetime().nullable(),
  answer: escalationAnswerSchema.nullable(),
  createdAt: z.iso.datetime(),
});
export type Escalation = z.infer<typeof escalationSchema>;
export type EscalationAnswer = z.infer<typeof escalationAnswerSchema>;
export type GivenAnswer = EscalationAnswer & { answeredBy: string };

export const escalationSummarySchema = escalationSchema
  .pick({
    id: true,
    attemptId: true,
    userId: true,
    problemSlug: true,
    place: true,
    goal: true,
    reason: true,
    stuckIterations: true,
    status: true,
    claimedBy: true,
    claimedUntil: true,
    createdAt: true,
  })
  .extend({ learnerName: z.string() });
export type EscalationSummary = z.infer<typeof escalationSummarySchema>;
