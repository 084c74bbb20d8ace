import { costOf } from "../../../chat/reply/reply-cost.ts";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { ModelAnswer } from "./ask-models.ts";
import type { ModelCall } from "./model-call.ts";

/** Records a reply for every model that was asked; `ended` is about the last one. */
export async function recordReplies(
  modelCall: ModelCall,
  tried: readonly ModelAnswer[],
  ended: { verdict: ReplyVerdict | null; fallbackReason: FallbackReason | null },
): Promise<void> {
  const last = tried.at(-1);
  for (const one of tried) {
    const { verdict, fallbackReason } =
      one === last ? ended : { verdict: null, fallbackReason: one.failure };
    await recordReply(modelCall, one, verdict, fallbackReason);
  }
}

async function recordReply(
  { deps, call, context, prompt }: ModelCall,
  { text, name, usage, tookMs }: ModelAnswer,
  verdict: ReplyVerdict | null,
  fallbackReason: FallbackReason | null,
): Promise<void> {
  try {
    await deps.replies.record({
      attemptId: context.attempt.id,
      call,
      promptId: prompt.id,
      promptVersion: prompt.version,
      ...name,
      ...usage,
      cost: costOf([{ ...name, ...usage }], deps.chat?.prices ?? {}),
      tookMs,
      verdict,
      fallbackReason,
      text,
      at: deps.clock.now().toISOString(),
    });
  } catch (error) {
    deps.onCaught?.(error);
  }
}
