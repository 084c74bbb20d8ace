import { type CommandBatches, MOST_BATCHES_KEPT } from "../../../ports/chat.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import type { ChatStore } from "./chat-store.ts";

export function memoryCommandBatches({ batches, deleted }: ChatStore): CommandBatches {
  const newest = (conversationId: string) =>
    [...batches.values()]
      .filter((batch) => batch.conversationId === conversationId)
      .filter(() => !deleted.has(conversationId))
      .toReversed();
  return {
    async create(batch) {
      batches.set(batch.id, structuredClone(batch));
      for (const { id } of newest(batch.conversationId).slice(MOST_BATCHES_KEPT)) {
        batches.delete(id);
      }
    },
    find: async (id) => structuredClone(batches.get(id) ?? null),
    list: async (conversationId) => structuredClone(newest(conversationId)),
    latest: async (conversationId) => structuredClone(newest(conversationId)[0] ?? null),
    async save(batch) {
      const stored = batches.get(batch.id)?.version ?? 0;
      if (stored !== batch.version - 1) throw staleVersion("commandBatch", stored);
      batches.set(batch.id, structuredClone(batch));
    },
  };
}
