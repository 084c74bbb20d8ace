import type { CoachCall } from "../../../ports/coach/coach-replies.ts";
import type { GuardPolicy } from "../../../ports/coach/guard.ts";
import * as attempt from "../../../prompts/attempt-v2-prompts.ts";
import {
  converse,
  picturePrompts,
  planRequest,
  repairReply,
  review,
} from "../../../prompts/chat-prompts.ts";
import type { Prompt } from "../../../prompts/prompt.ts";
import { recover } from "../../../prompts/recovery-prompts.ts";
import * as stuck from "../../../prompts/stuck-prompts.ts";

type CallSettings = {
  prompt: Prompt;
  policy: GuardPolicy;
  /** The most sentences that are shown. */
  sentences: number;
};

const MANY_SENTENCES = 60;

export const callSettings: Record<CoachCall, CallSettings> = {
  "assess-explanation": {
    prompt: attempt.assessExplanation,
    policy: "questions",
    sentences: MANY_SENTENCES,
  },
  "write-as-described": {
    prompt: attempt.writeAsDescribed,
    policy: "strict",
    sentences: MANY_SENTENCES,
  },
  "suggest-patterns": {
    prompt: attempt.suggestPatterns,
    policy: "strict",
    sentences: MANY_SENTENCES,
  },
  "judge-choice": { prompt: attempt.judgeChoice, policy: "strict", sentences: MANY_SENTENCES },
  "discover-pattern": { prompt: attempt.discoverPattern, policy: "strict", sentences: 2 },
  hint: { prompt: attempt.hint, policy: "strict", sentences: 3 },
  "explain-failure": {
    prompt: attempt.explainFailure,
    policy: "strict",
    sentences: MANY_SENTENCES,
  },
  nudge: { prompt: stuck.nudge, policy: "strict", sentences: 2 },
  checkpoint: { prompt: stuck.checkpoint, policy: "balanced", sentences: 3 },
  rescue: { prompt: stuck.rescue, policy: "rescue", sentences: MANY_SENTENCES },
  converse: { prompt: converse, policy: "balanced", sentences: MANY_SENTENCES },
  "repair-reply": { prompt: repairReply, policy: "balanced", sentences: MANY_SENTENCES },
  review: { prompt: review, policy: "balanced", sentences: MANY_SENTENCES },
  "plan-request": { prompt: planRequest, policy: "strict", sentences: MANY_SENTENCES },
  "picture-prompts": { prompt: picturePrompts, policy: "strict", sentences: MANY_SENTENCES },
  recover: { prompt: recover, policy: "strict", sentences: 5 },
  "assess-recap": { prompt: stuck.assessRecap, policy: "strict", sentences: MANY_SENTENCES },
};
