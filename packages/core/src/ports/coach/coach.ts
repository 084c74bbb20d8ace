import { z } from "zod";
import type { StuckAction } from "../../entities/attempt/attempt-event-details.ts";
import type { AiAssessment } from "../../entities/attempt/attempt-payloads.ts";
import type { ProblemTest } from "../../entities/catalog/problem.ts";
import { patternMatchSchema } from "../../entities/catalog/problem-teaching.ts";
import { type Marked, markedSchema } from "../../entities/coach/fallback-reason.ts";
import type { StopSignal } from "../../entities/coach/text-model.ts";
import type { RunValue } from "../../entities/runs/run.ts";
import type { TestResultData } from "../../entities/runs/test-result.ts";
import type { CoachContext, PastRemark } from "./coach-context.ts";
import type { ChatAnswer, ChatRequest } from "./converse.ts";

export type { CoachContext, PastRemark };

export type Streamed = {
  /** Receives each piece of the answer as soon as it may be shown; joined, the pieces are the answer. */
  onText?: ((piece: string) => void) | undefined;
  /** When it fires, the model is stopped; the call still returns an answer. */
  signal?: StopSignal | undefined;
};

export const solutionLeakRiskSchema = z.enum(["low", "medium", "high"]);
export type SolutionLeakRisk = z.infer<typeof solutionLeakRiskSchema>;
/** What a coach reads in the words; predictions decide whether the step is passed. */
export type ExplanationAssessment = Omit<AiAssessment, "probes"> & {
  solutionLeakRisk: SolutionLeakRisk;
  /** An input for which the explanation, taken at its word, gives another result than the task asks for. */
  doubtfulInput?: readonly RunValue[] | undefined;
} & Marked;

const patternCandidateSchema = z.object({
  patternId: z.string(),
  name: z.string(),
  reason: z.string(),
  confidence: z.number().min(0).max(1),
});
export type PatternCandidate = z.infer<typeof patternCandidateSchema>;

export const patternSuggestionsSchema = z.object({
  candidates: z.array(patternCandidateSchema),
  recommendedNextAction: z.string(),
  ...markedSchema.shape,
});
export type PatternSuggestions = z.infer<typeof patternSuggestionsSchema>;

export const choiceJudgementSchema = z.object({
  match: patternMatchSchema,
  rationale: z.string(),
  invariantFeedback: z.string().optional(),
  ...markedSchema.shape,
});
export type ChoiceJudgement = z.infer<typeof choiceJudgementSchema>;

export type DiscoveryAnswer = { questionId: string; answer: string };
export const discoverySchema = z.object({
  /** The reaction to the last answer; empty before the first. */
  reply: z.string(),
  /** null once there is nothing more to ask. */
  question: z.object({ id: z.string(), text: z.string(), choices: z.array(z.string()) }).nullable(),
  candidates: z.array(patternCandidateSchema),
  ...markedSchema.shape,
});
export type Discovery = z.infer<typeof discoverySchema>;

export type Hint = {
  hint: string;
  /** The learner left before anything was shown. */
  unseen?: boolean;
} & Marked;

export const failureExplanationSchema = z.object({
  likelyBugType: z.string(),
  failingCaseExplanation: z.string(),
  suggestedNextDebugStep: z.string(),
  ...markedSchema.shape,
});
export type FailureExplanation = z.infer<typeof failureExplanationSchema>;

export type StuckReply = { response: string } & Marked;
export type RecapAssessment = { accepted: boolean; feedback: string } & Marked;

/** Never shows solution code before a rescue. It may throw, so callers first save what the learner sent. */
export type Coach = {
  /** Reads the explanation and every answered follow-up together. */
  assessExplanation(context: CoachContext): Promise<ExplanationAssessment>;
  /** Two or three candidates, best first. */
  suggestPatterns(context: CoachContext & { explanation: string }): Promise<PatternSuggestions>;
  /** Reads the choice in `attempt.planPayload`. */
  judgeChoice(context: CoachContext): Promise<ChoiceJudgement>;
  discoverPattern(context: CoachContext & { answers: DiscoveryAnswer[] }): Promise<Discovery>;
  /** `hintNumber` counts from 1; a later hint says more than an earlier one. */
  hint(context: CoachContext & Streamed & { hintNumber: number }): Promise<Hint>;
  /** For a hidden test `result` says only that it failed, and so may the explanation. */
  explainFailure(
    context: CoachContext &
      Streamed & { test: ProblemTest; result: TestResultData; userExplanation: string },
  ): Promise<FailureExplanation>;
  stuckAction(context: CoachContext & Streamed & { action: StuckAction }): Promise<StuckReply>;
  /** Answers a message of a conversation. No message changes what the coach may say. */
  converse(request: ChatRequest): Promise<ChatAnswer>;
  /** Reads the recap in `attempt.recapText`; words copied from `rescues` do not count as the learner's own. */
  assessRecap(context: CoachContext & { rescues: readonly string[] }): Promise<RecapAssessment>;
};
