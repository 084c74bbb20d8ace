import type { ChatBug } from "../../../entities/chat/chat-bug.ts";
import type { CommandBatch } from "../../../entities/chat/command-batch.ts";
import type { Conversation } from "../../../entities/chat/conversation.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import { staleVersion } from "../../../ports/lost-race.ts";

export type StoredExchange = Exchange & { key: string; touchedAt: Date; rawText: string };
export type StoredBug = ChatBug & { id: string; conversationId: string };

export type ChatStore = {
  conversations: Map<string, Conversation>;
  deleted: Set<string>;
  exchanges: Map<string, StoredExchange>;
  bugs: StoredBug[];
  batches: Map<string, CommandBatch>;
};

export const chatStore = (): ChatStore => ({
  conversations: new Map(),
  deleted: new Set(),
  exchanges: new Map(),
  bugs: [],
  batches: new Map(),
});

export function saveConversation({ conversations, deleted }: ChatStore, given: Conversation): void {
  const stored = conversations.get(given.id)?.version ?? 0;
  if (stored !== given.version - 1 || deleted.has(given.id)) {
    throw staleVersion("conversation", stored);
  }
  conversations.set(given.id, structuredClone(given));
}

export const isUnfinished = ({ status }: Pick<Exchange, "status">) =>
  status === "pending" || status === "streaming";

export function shownOf({ key: _, touchedAt: __, rawText: ___, ...exchange }: StoredExchange) {
  return structuredClone(exchange);
}
