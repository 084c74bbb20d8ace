import { z } from "zod";
import { fallbackReasonSchema } from "../../entities/coach/fallback-reason.ts";
import { modelProviders } from "../../entities/coach/text-model.ts";
import type { Page, PageQuery } from "../../entities/page.ts";

export const coachCalls = [
  "assess-explanation",
  /** A function written from the learner's words; its code is not stored. */
  "write-as-described",
  "suggest-patterns",
  "judge-choice",
  "discover-pattern",
  "hint",
  "explain-failure",
  "nudge",
  "checkpoint",
  "rescue",
  "converse",
  /** A reply that could not be read is put right. */
  "repair-reply",
  /** The results of several sub-tasks are looked at together. */
  "review",
  /** A large request is split into sub-tasks. */
  "plan-request",
  /** Prompts for a picture model. */
  "picture-prompts",
  "assess-recap",
  /** Guidance for a learner who is stuck. */
  "recover",
] as const;
export type CoachCall = (typeof coachCalls)[number];

/**
 * `answer-question` is from before there were conversations; such replies are still stored. `draw-picture` is a call of
 * a picture model; its text is the prompt.
 */
const storedCalls = [...coachCalls, "answer-question", "draw-picture"] as const;

export const replyVerdicts = [
  "passed",
  "passes-more-tests",
  "novel-code",
  "resembles-reference",
  "recipe",
  "not-english",
  /** The reply repeats instructions that only the model was given. */
  "echoes-prompt",
  /** The guard itself failed, so the reply was not shown. */
  "not-judged",
] as const;
export type ReplyVerdict = (typeof replyVerdicts)[number];

/** One reply of a model, shown or not. */
export const coachReplySchema = z.object({
  attemptId: z.string().min(1),
  call: z.enum(storedCalls),
  promptId: z.string().min(1),
  promptVersion: z.number().int().min(1),
  provider: z.enum(modelProviders),
  model: z.string().min(1),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** In US dollars, by the prices when the reply came. */
  cost: z.number().min(0),
  tookMs: z.number().int().min(0),
  /** What the guard found; null when there was no text to check. */
  verdict: z.enum(replyVerdicts).nullable(),
  /** Why the built-in coach answered instead, wholly or in part; null when it did not. */
  fallbackReason: fallbackReasonSchema.nullable(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type CoachReply = z.infer<typeof coachReplySchema>;

/** Append-only: a reply is never changed. */
export type CoachReplies = {
  record(reply: CoachReply): Promise<void>;
  /** Newest first. */
  list(attemptId: string, query: PageQuery): Promise<Page<CoachReply>>;
};
