import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { StopSignal, TextModel } from "../../../entities/coach/text-model.ts";
import type { Coach, CoachContext, Streamed } from "../../../ports/coach.ts";
import type { CoachCall, CoachReplies } from "../../../ports/coach-replies.ts";
import type { Guard } from "../../../ports/guard.ts";
import type { Clock } from "../../../ports/people.ts";
import type { Runner } from "../../../ports/runs.ts";
import { type PromptValues, renderPrompt } from "../../../prompts/render-prompt.ts";
import { calls } from "./calls.ts";

/** A learner reads the first words, or the built-in answer, within this. */
export const FIRST_TEXT_WITHIN_MS = 8_000;
/** An answer that is read as it comes may take longer. */
export const WHOLE_WITHIN_MS = 20_000;

/** Rings once, unless the function it gives back is called before. */
export type Alarm = (ms: number, ring: () => void) => () => void;

export type ModelCoachOptions = {
  /** In the order they are asked: the next when one cannot be reached. */
  models: readonly [TextModel, ...TextModel[]];
  authored: Coach;
  guard: Guard;
  /** Runs what a model writes to try an explanation out. */
  runner: Pick<Runner, "run">;
  replies: Pick<CoachReplies, "record">;
  clock: Clock;
  firstTextWithinMs?: number;
  wholeWithinMs?: number;
  /** For a model that begins in time and never gets to the end of its first sentence. */
  alarm?: Alarm;
  /** A reply that could not be recorded is answered all the same; this hears of it. */
  onUnrecorded?: (error: unknown) => void;
};

/** The time runs from when the learner asked. */
export type Begun = ModelCoachOptions & { startedMs: number };
/** What asking needs; whoever answers in prose brings the words that stand in. */
export type AskingOptions = Omit<Begun, "authored" | "runner">;

/** One call of the coach. */
export type Asking = {
  deps: AskingOptions;
  call: CoachCall;
  context: CoachContext;
  /** The learner is gone. */
  signal: StopSignal | undefined;
  prompt: { id: string; version: number; system: string; user: string };
};

export function beginAsking(
  deps: AskingOptions,
  call: CoachCall,
  { problem, attempt, told, signal }: CoachContext & Pick<Streamed, "signal">,
  values: PromptValues,
): Asking {
  const { prompt } = calls[call];
  return {
    deps,
    call,
    context: { problem, attempt, told },
    signal,
    prompt: { ...prompt, ...renderPrompt(prompt, values) },
  };
}

export type Marks = { isFallback: boolean; fallbackReason?: FallbackReason };

/** null: the model that was asked for gave the answer. */
export function marks(reason: FallbackReason | null): Marks {
  return reason === null ? { isFallback: false } : { isFallback: true, fallbackReason: reason };
}
