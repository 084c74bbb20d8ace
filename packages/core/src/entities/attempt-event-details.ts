import { z } from "zod";
import { lineDeltaSchema } from "../history/line-delta.ts";
import { languageSchema, modeSchema } from "./attempt-mode.ts";
import {
  aiAssessmentSchema,
  invariantSchema,
  suggestedPatternSchema,
  understandPayloadSchema,
  userConfidenceSchema,
} from "./attempt-payloads.ts";
import { legacyAttemptSchema } from "./attempt-v2.ts";
import { patternMatchSchema } from "./problem-teaching.ts";
import { runStatuses } from "./run-status.ts";
import { testResultDataSchema } from "./test-result.ts";

export const stuckActionSchema = z.enum(["nudge", "checkpoint", "rescue"]);
export type StuckAction = z.infer<typeof stuckActionSchema>;

const nothing = z.object({});
const testIndex = z.number().int().min(0);

/** The code is kept as a delta to the code before, so that a thousand saves stay small. */
const codeChange = z.object({
  codeDelta: lineDeltaSchema,
  changeSetId: z.string().nullable(),
});

export const eventDetailsSchemas = {
  "attempt-started": z.object({
    userId: z.string(),
    problemSlug: z.string(),
    language: languageSchema,
    mode: modeSchema,
    hintBudget: z.number().int(),
    code: z.string(),
  }),
  /** The first event of an attempt that is older than events: all that was known of it then. */
  "attempt-imported": z.object({ attempt: legacyAttemptSchema }),
  "mode-set": z.object({ mode: modeSchema, hintBudget: z.number().int() }),
  "step-skipped": nothing,

  "explanation-submitted": understandPayloadSchema.omit({ aiAssessment: true, followups: true }),
  "followup-answered": z.object({ question: z.string(), answer: z.string() }),
  "explanation-assessed": z.object({
    assessment: aiAssessmentSchema,
    solutionLeakRisk: z.enum(["low", "medium", "high"]),
    isFallback: z.boolean(),
  }),

  "patterns-requested": z.object({ explanation: z.string() }),
  "patterns-suggested": z.object({
    suggestedPatterns: z.array(suggestedPatternSchema),
    isFallback: z.boolean(),
  }),
  "pattern-chosen": z.object({
    patternId: z.string(),
    confidence: userConfidenceSchema,
    invariant: invariantSchema.nullable(),
    complexity: z.string().nullable(),
  }),
  "pattern-judged": z.object({
    match: patternMatchSchema,
    accepted: z.boolean(),
    discoveryTriggered: z.boolean(),
    rationale: z.string(),
    isFallback: z.boolean(),
  }),
  "discovery-run": z.object({
    answers: z.array(z.object({ questionId: z.string(), answer: z.string() })),
    suggestedPatterns: z.array(suggestedPatternSchema),
    isFallback: z.boolean(),
  }),

  "hint-given": z.object({ hint: z.string(), isFallback: z.boolean() }),
  "code-saved": codeChange,
  "code-rewound": codeChange.extend({ toPosition: z.number().int().min(0) }),
  "code-submitted": codeChange,

  "tests-run": z.object({
    outcome: z.enum(runStatuses),
    testResults: z.array(testResultDataSchema),
  }),
  "failure-described": z.object({ testIndex, userExplanation: z.string() }),
  "failure-explained": z.object({
    testIndex,
    userExplanation: z.string(),
    aiGuidance: z.string(),
    isFallback: z.boolean(),
  }),
  "trace-noted": z.object({ traceNotes: z.string() }),
  "attempt-retried": nothing,

  "reflection-submitted": z.object({
    cuesNextTime: z.array(z.string()),
    invariantSummary: z.string(),
    microLessonId: z.string().nullable(),
  }),

  "stuck-action-answered": z.object({
    action: stuckActionSchema,
    response: z.string(),
    requiresRecap: z.boolean(),
    isFallback: z.boolean(),
  }),
  "recap-submitted": z.object({ text: z.string() }),
  "recap-assessed": z.object({
    accepted: z.boolean(),
    feedback: z.string(),
    isFallback: z.boolean(),
  }),

  "approach-submitted": z.object({ approach: z.string() }),
  "attempt-finished": nothing,
} as const;
export type AttemptEventType = keyof typeof eventDetailsSchemas;
