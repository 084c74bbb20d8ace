import type { z } from "zod";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { StreamSink } from "../../../ports/coach/stream.ts";
import {
  type SendingDeps,
  type SentMessage,
  sendMessage,
  sendMessageInput,
} from "./send-message.ts";

export const retryMessageInput = exchangeInput.extend({ key: sendMessageInput.shape.key });
export type RetryMessage = z.infer<typeof retryMessageInput>;

/** Sends the request of an earlier exchange again; the coach is not told of the reply that it had. */
export async function retryMessage(
  deps: SendingDeps,
  { conversationId, exchangeId, key }: RetryMessage,
  actor: Actor,
  sink?: StreamSink,
): Promise<SentMessage> {
  const { exchange } = await loadExchange(deps, { conversationId, exchangeId }, actor);
  const { message } = exchange;
  const input = { conversationId, message, key, isAutomatic: false, retryOf: exchange.id };
  return sendMessage(deps, input, actor, sink);
}
