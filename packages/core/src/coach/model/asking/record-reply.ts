import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../../ports/coach-replies.ts";
import type { Asking } from "./asking.ts";
import type { Generated } from "./generate.ts";

/** Every model that was asked leaves a row; the last of them is the one that `ended` speaks of. */
export async function recordReplies(
  asking: Asking,
  tried: readonly Generated[],
  ended: { verdict: ReplyVerdict | null; fallbackReason: FallbackReason | null },
): Promise<void> {
  const last = tried.at(-1);
  for (const one of tried) {
    const { verdict, fallbackReason } =
      one === last ? ended : { verdict: null, fallbackReason: one.failure };
    await recordOne(asking, one, verdict, fallbackReason);
  }
}

async function recordOne(
  { deps, call, context, prompt }: Asking,
  { text, name, usage, tookMs }: Generated,
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
      tookMs,
      verdict,
      fallbackReason,
      text,
      at: deps.clock.now().toISOString(),
    });
  } catch (error) {
    deps.onUnrecorded?.(error);
  }
}
