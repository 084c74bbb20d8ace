import type { ChatSetting } from "../../../entities/coach/chat-settings.ts";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ModelMessage, StopSignal, TextModel } from "../../../entities/coach/text-model.ts";
import type { Alarm } from "../../../ports/alarm.ts";
import type { Coach, CoachContext, Streamed } from "../../../ports/coach/coach.ts";
import type { CoachCall, CoachReplies } from "../../../ports/coach/coach-replies.ts";
import type { ReadLongReply } from "../../../ports/coach/converse.ts";
import type { Guard } from "../../../ports/coach/guard.ts";
import type { Clock } from "../../../ports/people.ts";
import type { Runner } from "../../../ports/runs.ts";
import { type PromptValues, renderPrompt } from "../../../prompts/render-prompt.ts";
import { callSettings } from "./call-settings.ts";

/** The learner reads the first words, or the built-in answer, within this time. */
export const FIRST_TEXT_WITHIN_MS = 8_000;
/** An answer that is shown while it arrives may take longer. */
export const WHOLE_WITHIN_MS = 20_000;

export type ModelCoachOptions = {
  /** In the order they are asked; the next one when a model cannot be reached. */
  models: readonly [TextModel, ...TextModel[]];
  authored: Coach;
  guard: Guard;
  /** The cheapest model: it says which key steps a reply tells. Without it reading alone decides. */
  judge?: TextModel;
  /** Reads long replies away from the event loop; without it they are read at once. */
  readLongReply?: ReadLongReply;
  /** Runs the program that a model writes from an explanation. */
  runner: Pick<Runner, "run">;
  replies: Pick<CoachReplies, "record">;
  clock: Clock;
  /** What is set about conversations; the usual where it is missing. */
  chat?: ChatSetting;
  firstTextWithinMs?: number;
  wholeWithinMs?: number;
  /** Ends a model that begins in time and never completes its first sentence. */
  alarm?: Alarm;
  /** Called with every error that the coach survives: of a model, or of reading or recording its reply. */
  onCaught?: (error: unknown) => void;
};

/** `startedMs` is when the learner asked; all time limits count from there. */
export type StartedModelCoachOptions = ModelCoachOptions & { startedMs: number };
/** What a model call needs; the caller passes the built-in answer itself. */
export type ModelCallOptions = Omit<StartedModelCoachOptions, "authored" | "runner">;

/** One call of the coach. */
export type ModelCall = {
  deps: ModelCallOptions;
  call: CoachCall;
  context: CoachContext;
  /** Aborted when the learner has left. */
  signal: StopSignal | undefined;
  prompt: { id: string; version: number; system: string; user: string };
  /** The conversation before the prompt, oldest first. */
  past?: readonly ModelMessage[];
  /** `MAX_OUTPUT_TOKENS` where it is missing. */
  maxOutputTokens?: number;
};

export function prepareModelCall(
  deps: ModelCallOptions,
  call: CoachCall,
  { problem, attempt, told, signal }: CoachContext & Pick<Streamed, "signal">,
  values: PromptValues,
): ModelCall {
  const { prompt } = callSettings[call];
  return {
    deps,
    call,
    context: { problem, attempt, told },
    signal,
    prompt: { ...prompt, ...renderPrompt(prompt, values) },
  };
}

export type FallbackMarks = { isFallback: boolean; fallbackReason?: FallbackReason };

/** The reason is null when the chosen model gave the answer. */
export function fallbackMarks(reason: FallbackReason | null): FallbackMarks {
  return reason === null ? { isFallback: false } : { isFallback: true, fallbackReason: reason };
}
