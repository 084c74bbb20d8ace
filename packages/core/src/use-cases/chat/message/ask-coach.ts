import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { replyText } from "../../../chat/reply/reply-text.ts";
import {
  chatReplySchema,
  shownReplySchema,
  wholeReply,
} from "../../../entities/chat/chat-reply.ts";
import { exchangeSchema } from "../../../entities/chat/exchange.ts";
import { markedSchema, marksOf } from "../../../entities/coach/fallback-reason.ts";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import { currentConversation } from "../start-conversation.ts";
import { type SendingDeps, sendMessage, sendMessageInput } from "./send-message.ts";

export const askCoachInput = attemptInput.extend({
  message: requiredLearnerText("chatMessage"),
  key: sendMessageInput.shape.key,
});
export type AskCoach = z.infer<typeof askCoachInput>;

export const askedCoachSchema = z.object({
  /** The reply as one text. */
  response: z.string(),
  ...chatReplySchema.shape,
  ...shownReplySchema.pick({ generatedImages: true, drawings: true }).shape,
  ...exchangeSchema.pick({ conversationId: true, status: true, references: true }).shape,
  exchangeId: z.string(),
  ...markedSchema.shape,
});
export type AskedCoach = z.infer<typeof askedCoachSchema>;

/** Sends a question to the attempt's current conversation, and begins one if there is none. */
export async function askCoach(
  deps: SendingDeps,
  { attemptId, version, message, key }: AskCoach,
  actor: Actor,
  sink?: StreamSink,
): Promise<AskedCoach> {
  await loadAttempt(deps, { attemptId, version }, actor);
  const unit = { unitType: "SolveProblem", unitId: attemptId } as const;
  const { id: conversationId } = await currentConversation(deps, unit, actor);
  const input = { conversationId, message, key, isAutomatic: false };
  const { exchange } = await sendMessage(deps, input, actor, sink);
  const { id: exchangeId, status, references, reply } = exchange;
  return {
    response: replyText(reply),
    ...wholeReply(reply),
    conversationId,
    exchangeId,
    status,
    references,
    ...marksOf(exchange),
  };
}
