import { z } from "zod";
import type { Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import type { Actor } from "../entities/people/person.ts";
import type { Deps } from "../ports/deps.ts";
import { noSuchConversation, noSuchExchange } from "./refusals.ts";

const id = z.string().min(1).max(100);
export const conversationInput = z.object({ conversationId: id });
export type ConversationInput = z.infer<typeof conversationInput>;
export const exchangeInput = conversationInput.extend({ exchangeId: id });
export type ExchangeInput = z.infer<typeof exchangeInput>;

export async function loadConversation(
  { conversations }: Pick<Deps, "conversations">,
  { conversationId }: ConversationInput,
  actor: Actor,
): Promise<Conversation> {
  const conversation = await conversations.find(conversationId);
  if (!conversation || conversation.userId !== actor.userId) throw noSuchConversation();
  return conversation;
}

export async function loadExchange(
  deps: Pick<Deps, "conversations" | "exchanges">,
  input: ExchangeInput,
  actor: Actor,
): Promise<{ conversation: Conversation; exchange: Exchange }> {
  const conversation = await loadConversation(deps, input, actor);
  const exchange = await deps.exchanges.find(input.exchangeId);
  if (!exchange || exchange.conversationId !== conversation.id) throw noSuchExchange();
  return { conversation, exchange };
}
