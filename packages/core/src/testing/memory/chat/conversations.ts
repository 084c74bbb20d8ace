import type { ChatUnitKey, Conversation } from "../../../entities/chat/conversation.ts";
import type { Conversations } from "../../../ports/chat.ts";
import { contains, pageOf } from "../page-of.ts";
import { type ChatStore, isUnfinished, saveConversation, shownOf } from "./chat-store.ts";

export function memoryConversations(store: ChatStore): Conversations {
  const { conversations, deleted, exchanges } = store;
  const there = () => [...conversations.values()].filter(({ id }) => !deleted.has(id));
  const saidIn = (id: string) =>
    [...exchanges.values()].filter(({ conversationId }) => conversationId === id);
  const holds = (conversation: Conversation, words: string) =>
    contains(conversation.title, words) ||
    saidIn(conversation.id).some(
      ({ message, reply }) => contains(message, words) || contains(JSON.stringify(reply), words),
    );
  return {
    async create(conversation) {
      conversations.set(conversation.id, structuredClone(conversation));
    },
    find: async (id) => structuredClone(there().find((each) => each.id === id) ?? null),
    async current(unit) {
      const open = there().filter((each) => isOfUnit(each, unit) && !each.isClosed);
      const newest = open.sort((one, other) => (createdKey(one) < createdKey(other) ? 1 : -1))[0];
      return structuredClone(newest ?? null);
    },
    async list({ userId, unit, search, ...query }) {
      const wanted = there()
        .filter((each) => each.userId === userId)
        .filter((each) => !unit || isOfUnit(each, { userId, ...unit }))
        .filter((each) => search === undefined || holds(each, search))
        .sort((one, other) => (usedKey(one) < usedKey(other) ? 1 : -1));
      return structuredClone(pageOf(wanted, usedKey, query));
    },
    save: async (conversation) => saveConversation(store, conversation),
    async delete(id) {
      const found = conversations.get(id);
      if (!found || deleted.has(id)) return;
      deleted.add(id);
      for (const { id: batchId, conversationId } of store.batches.values()) {
        if (conversationId === id) store.batches.delete(batchId);
      }
      Object.assign(found, { title: "", summary: "", todos: [], version: found.version + 1 });
      for (const exchange of saidIn(id)) {
        const { generatedImages: _, ...reply } = exchange.reply;
        const words = { message: "", rawText: "", references: [], reply };
        Object.assign(exchange, words, isUnfinished(exchange) && { status: "failed" });
      }
    },
    async told(unit) {
      const ids = [...conversations.values()].filter((each) => isOfUnit(each, unit));
      return ids
        .flatMap(({ id }) => saidIn(id))
        .sort((one, other) => (askedKey(one) < askedKey(other) ? -1 : 1))
        .map((each) => ({ ...shownOf(each), isDeleted: deleted.has(each.conversationId) }));
    },
  };
}

function isOfUnit(conversation: Conversation, { userId, unitType, unitId }: ChatUnitKey): boolean {
  return (
    conversation.userId === userId &&
    conversation.unitType === unitType &&
    conversation.unitId === unitId
  );
}

const createdKey = ({ createdAt, id }: Conversation) => `${createdAt} ${id}`;
const usedKey = ({ updatedAt, id }: Conversation) => `${updatedAt} ${id}`;
const askedKey = ({ askedAt, id }: { askedAt: string; id: string }) => `${askedAt} ${id}`;
