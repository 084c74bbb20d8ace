import { z } from "zod";
import { chatReplySchema, type ShownReply } from "../../../entities/chat/chat-reply.ts";
import type { FallbackReason } from "../../../entities/coach/fallback-reason.ts";
import type { ReplyVerdict } from "../../../ports/coach/coach-replies.ts";
import type { ChatListener } from "../../../ports/coach/converse.ts";
import type { RejectedReply } from "../../../prompts/retry-prompt.ts";
import { askModels, type ModelAnswer, timeLeft } from "../call/ask-models.ts";
import { createStopper } from "../call/create-stopper.ts";
import type { ModelCall } from "../call/model-call.ts";
import { growReply, isHeldBack } from "./grow-reply.ts";
import { readReply } from "./read-reply.ts";

const { $schema: _, ...jsonSchema } = z.toJSONSchema(chatReplySchema);

export type AskedReply = {
  tried: ModelAnswer[];
  /** What was shown while it came. */
  shown: ShownReply;
  verdict: ReplyVerdict | null;
  /** It was stopped before its first words could be shown. */
  isLate: boolean;
  /** Why there is no whole text, or null. */
  failure: FallbackReason | null;
};

type How = {
  judge(reply: ShownReply): Promise<ReplyVerdict | null>;
  listener: ChatListener | undefined;
  wrong?: RejectedReply | undefined;
};

/** Asks for a reply once, and shows what is whole and guarded while the rest comes. */
export async function askForReply(
  modelCall: ModelCall,
  { judge, listener, wrong }: How,
): Promise<AskedReply> {
  const { signal, stop } = createStopper();
  let hasBegun = false;
  let isLate = false;
  const growing = growReply({
    read: (text) => readReply(modelCall, text),
    judge,
    show: (reply) => {
      hasBegun = true;
      listener?.onReply?.(reply);
    },
    onRawText: (text) => listener?.onRawText?.(text),
    stop,
  });
  const silence = modelCall.deps.alarm?.(timeLeft(modelCall).firstTextMs, () => {
    if (hasBegun) return;
    isLate = true;
    stop();
  });
  const onText = growing.add;
  const tried = await askModels(modelCall, { schema: jsonSchema, wrong, signal, onText });
  silence?.();
  await listener?.storeRawText?.();
  const { reply, verdict } = await growing.settle();
  const failure = isLate ? "timed-out" : (tried.at(-1)?.failure ?? null);
  return { tried, shown: reply, verdict, isLate, failure: isHeldBack(verdict) ? "leak" : failure };
}
