import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { RejectedReply } from "../../../prompts/retry-prompt.ts";
import { findReleasableText } from "../../guard/find-releasable-text.ts";
import { askModels, timeLeft, WORTH_ASKING_MS } from "./ask-models.ts";
import { callSettings } from "./call-settings.ts";
import { createStopper } from "./create-stopper.ts";
import { createGuardedStream } from "./guarded-stream.ts";
import { judgeReply } from "./judge-reply.ts";
import type { ModelCall } from "./model-call.ts";
import { isJsonText, readProse } from "./read-prose.ts";
import { recordReplies } from "./record-replies.ts";
import { takeFirstSentences } from "./take-first-sentences.ts";
import { unfinishedWords } from "./unfinished-words.ts";

type ProseAnswer = {
  text: string;
  reason: FallbackReason | null;
  /** Whether the learner was still connected when the first text was shown. */
  seen: boolean;
};
type StopReason = "enough" | "late" | "left";
type ProseAttempt = ProseAnswer & { verdict: ReplyVerdict | null };

/**
 * Asks for an answer in prose. Where the model fails, `builtIn` is the answer, or is added to what was
 * already shown.
 */
export async function answerInProse(
  modelCall: ModelCall,
  builtIn: string,
  onText?: (piece: string) => void,
): Promise<ProseAnswer> {
  const first = await tryOnce(modelCall, onText);
  const waitedFor = first.text === "" && !modelCall.signal?.aborted;
  const mayAsk = waitedFor && timeLeft(modelCall).firstTextMs >= WORTH_ASKING_MS;
  const wrong = mayAsk ? rejectionOf(first.verdict) : undefined;
  const last = wrong ? await tryOnce(modelCall, onText, wrong) : first;
  if (last.reason === null) return last;
  const rest = last.text === "" ? builtIn : `\n\n${unfinishedWords(last.reason)}\n\n${builtIn}`;
  onText?.(rest);
  return { ...last, text: last.text + rest, seen: last.seen || !modelCall.signal?.aborted };
}

function rejectionOf(verdict: ReplyVerdict | null): RejectedReply | undefined {
  return verdict === null || verdict === "passed" || verdict === "not-judged" ? undefined : verdict;
}

async function tryOnce(
  modelCall: ModelCall,
  onText: ((piece: string) => void) | undefined,
  wrong?: RejectedReply,
): Promise<ProseAttempt> {
  const { signal, stop } = createStopper();
  let stopped: StopReason | null = null;
  let begun = false;
  let seen = false;
  const stopFor = (why: StopReason) => {
    stopped ??= why;
    stop();
  };
  const leave = () => stopFor("left");
  modelCall.signal?.addEventListener("abort", leave);
  if (modelCall.signal?.aborted) leave();
  const stream = createGuardedStream({
    judge: (text) => judgeReply(modelCall, text),
    // JSON is read as a whole at the end: until then nothing of it can be shown.
    ready: (text) => (isJsonText(text) ? "" : findReleasableText(text)),
    atMost: (text) => takeFirstSentences(text, callSettings[modelCall.call].sentences),
    show: (piece) => {
      begun = true;
      if (!modelCall.signal?.aborted) seen = true;
      onText?.(piece);
    },
    enough: () => stopFor("enough"),
  });
  const silence = modelCall.deps.alarm?.(timeLeft(modelCall).firstTextMs, () => {
    if (!begun) stopFor("late");
  });
  // Without a listener nothing is shown early, so only the whole text is judged.
  const listen = onText ? { onText: stream.add } : {};
  const tried = await askModels(modelCall, { wrong, signal, ...listen });
  silence?.();
  modelCall.signal?.removeEventListener("abort", leave);
  const generated = tried.at(-1);
  const failed = failureOf(stopped, generated?.failure ?? null);
  const whole = stopped === null && failed === null ? readProse(generated?.text ?? "") : null;
  const { shown, verdict } = await stream.end(whole);
  const reason = reasonFor(verdict, failed, shown);
  await recordReplies(modelCall, tried, { verdict, fallbackReason: reason });
  return { text: shown, verdict, reason, seen };
}

function failureOf(
  stopped: StopReason | null,
  failure: FallbackReason | null,
): FallbackReason | null {
  if (stopped === "enough") return null;
  if (stopped === "left") return "cancelled";
  return stopped === "late" ? "timed-out" : failure;
}

function reasonFor(
  verdict: ReplyVerdict | null,
  failure: FallbackReason | null,
  shown: string,
): FallbackReason | null {
  if (verdict === "not-judged") return "unavailable";
  if (verdict !== null && verdict !== "passed") return "leak";
  return failure ?? (shown.trim() === "" ? "malformed" : null);
}
