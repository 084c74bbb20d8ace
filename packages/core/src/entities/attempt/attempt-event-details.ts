import { z } from "zod";
import { lineDeltaSchema } from "../../text/line-delta.ts";
import { legacyAttemptSchema } from "../attempt-v2.ts";
import { patternMatchSchema } from "../catalog/problem-teaching.ts";
import { markedSchema } from "../coach/fallback-reason.ts";
import { languageSchema } from "../runs/language.ts";
import { brokenRuleSchema, programErrorSchema, runValueSchema } from "../runs/run.ts";
import { runStatuses } from "../runs/run-status.ts";
import { testResultDataSchema } from "../runs/test-result.ts";
import { modeSchema } from "./attempt-mode.ts";
import {
  aiAssessmentSchema,
  invariantSchema,
  madePredictionSchema,
  suggestedPatternSchema,
  understandPayloadSchema,
  userConfidenceSchema,
} from "./attempt-payloads.ts";
import { changeSourceSchema } from "./change-set.ts";

export const stuckActionSchema = z.enum(["nudge", "checkpoint", "rescue"]);
export type StuckAction = z.infer<typeof stuckActionSchema>;

const nothing = z.object({});
const marked = markedSchema.shape;
/** Why the attempt stays at PLAN. */
export const choiceRefusals = [
  "pattern-mismatch",
  "unsure",
  "invariant-missing",
  "invariant-wrong",
  "invariant-unchecked",
] as const;
export type ChoiceRefusal = (typeof choiceRefusals)[number];

const explanationFields = understandPayloadSchema.omit({
  aiAssessment: true,
  followups: true,
  predictions: true,
});
const choice = z.object({
  patternId: z.string(),
  confidence: userConfidenceSchema,
  invariant: invariantSchema.nullable(),
  complexity: z.string().nullable(),
});
const choiceJudgement = z.object({
  match: patternMatchSchema,
  accepted: z.boolean(),
  rationale: z.string(),
  invariantFeedback: z.string().optional(),
  invariantHolds: z.boolean().optional(),
  refusal: z.enum(choiceRefusals).optional(),
  ...marked,
});

const testIndex = z.number().int().min(0);

/** Stored as a delta to the code before, so that a thousand saves stay small. */
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
  /** The first event of an attempt that is older than events: the whole attempt as it was. */
  "attempt-imported": z.object({ attempt: legacyAttemptSchema }),
  "mode-set": z.object({ mode: modeSchema, hintBudget: z.number().int() }),
  "step-skipped": z.object({
    /** What was still open, if an instructor told the learner to leave the step. */
    missing: z.array(z.string()).optional(),
    /** The id of the answer in which the instructor said so. */
    excusedBy: z.string().optional(),
  }),

  "explanation-submitted": explanationFields,
  "followup-answered": z.object({ question: z.string(), answer: z.string() }),
  "explanation-assessed": z.object({
    assessment: aiAssessmentSchema,
    /** Examples in the explanation that count as predictions. */
    predictions: z.array(madePredictionSchema).default([]),
    solutionLeakRisk: z.enum(["low", "medium", "high"]),
    ...marked,
  }),
  /** Made at a later step, which does not change. */
  "explanation-revised": explanationFields,
  "explanation-reassessed": z.object({ assessment: aiAssessmentSchema, ...marked }),

  /** One prediction, and the learner's progress after it. */
  "prediction-made": z.object({
    prediction: madePredictionSchema,
    assessment: aiAssessmentSchema,
  }),

  "example-checked": z.object({
    args: z.array(runValueSchema),
    answer: runValueSchema,
    /** What the reference gives. */
    expected: runValueSchema,
    agrees: z.boolean(),
    /** Set when the example tells readings of the task apart, so that it counts. */
    prediction: madePredictionSchema.nullable().default(null),
  }),

  "patterns-requested": z.object({ explanation: z.string() }),
  "patterns-suggested": z.object({
    suggestedPatterns: z.array(suggestedPatternSchema),
    ...marked,
  }),
  "pattern-chosen": choice,
  "pattern-judged": choiceJudgement.extend({ discoveryTriggered: z.boolean() }),
  /** Made at a later step, which does not change. The plan changes only when the judgement accepts it. */
  "plan-revision-sent": choice,
  "plan-revised": choice.extend(choiceJudgement.shape),
  "discovery-run": z.object({
    answers: z.array(z.object({ questionId: z.string(), answer: z.string() })),
    suggestedPatterns: z.array(suggestedPatternSchema),
    ...marked,
  }),

  "hint-given": z.object({ hint: z.string(), ...marked }),
  "code-saved": codeChange,
  "code-rewound": codeChange.extend({ toPosition: z.number().int().min(0) }),
  "code-submitted": codeChange,
  /** Files of the workspace; `codeDelta` is empty where the solution is not among them. */
  "files-changed": codeChange.extend({
    paths: z.array(z.string()),
    source: changeSourceSchema,
  }),

  "tests-run": z.object({
    outcome: z.enum(runStatuses),
    testResults: z.array(testResultDataSchema),
    compileError: programErrorSchema.nullish(),
    /** The shape of the program, and a fingerprint of what was told about hidden tests. */
    probe: z.object({ shape: z.string(), told: z.string() }).optional(),
    brokenRules: z.array(brokenRuleSchema).optional(),
  }),
  "failure-described": z.object({ testIndex, userExplanation: z.string() }),
  "failure-explained": z.object({
    testIndex,
    userExplanation: z.string(),
    aiGuidance: z.string(),
    likelyBugType: z.string().optional(),
    /** The end of `aiGuidance`. */
    suggestedNextDebugStep: z.string().optional(),
    ...marked,
  }),
  "trace-noted": z.object({ traceNotes: z.string() }),
  "attempt-retried": nothing,

  "reflection-submitted": z.object({
    cuesNextTime: z.array(z.string()),
    invariantSummary: z.string(),
    microLessonId: z.string().nullable(),
    ownWords: z.string().optional(),
  }),

  /** Made instead of writing, after a rescue or in REFLECT. */
  "later-prediction-made": z.object({ prediction: madePredictionSchema }),
  "reflection-questioned": z.object({ invariantSummary: z.string(), feedback: z.string() }),

  "challenge-tried": z.object({
    challengeId: z.string(),
    args: z.array(runValueSchema),
    beaten: z.boolean(),
  }),

  "stuck-action-answered": z.object({
    action: stuckActionSchema,
    response: z.string(),
    requiresRecap: z.boolean(),
    ...marked,
  }),
  /** With `exchangeId` where it was asked in a conversation. */
  "question-asked": z.object({ message: z.string(), exchangeId: z.string().optional() }),
  "question-answered": z.object({
    message: z.string(),
    response: z.string(),
    exchangeId: z.string().optional(),
    ...marked,
  }),
  /** A message to the coach: what was said is in the exchange. */
  "exchange-begun": z.object({ conversationId: z.string(), exchangeId: z.string() }),
  "stuck-offer-dismissed": z.object({ situation: z.string() }),
  "recovery-begun": z.object({ recoveryId: z.string(), situation: z.string() }),
  "recap-submitted": z.object({ text: z.string() }),
  "recap-assessed": z.object({
    accepted: z.boolean(),
    feedback: z.string(),
    ...marked,
  }),

  "approach-submitted": z.object({ approach: z.string() }),
  "attempt-finished": nothing,
} as const;
export type AttemptEventType = keyof typeof eventDetailsSchemas;
