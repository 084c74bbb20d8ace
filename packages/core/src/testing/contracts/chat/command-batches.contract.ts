import { expect, test } from "vitest";
import type { CommandBatch } from "../../../entities/chat/command-batch.ts";
import { MOST_BATCHES_KEPT } from "../../../ports/chat.ts";
import { aBatch } from "../../builders/chat-builders.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import { type OpenChatStores, openedChatStores } from "./chat-harness.ts";

export function commandBatchesContract(open: OpenChatStores): void {
  async function opened() {
    const stores = await openedChatStores(open);
    const { converse, commandBatches, newId } = stores;
    const conversation = await converse();
    async function store(given: Partial<CommandBatch> = {}): Promise<CommandBatch> {
      const made = aBatch({ id: newId(), conversationId: conversation.id, ...given });
      await commandBatches.create(made);
      return made;
    }
    return { ...stores, conversation, store };
  }
  const createdAt = (minute: number) => minuteOf(minute).toISOString();

  test("a batch is found as it was stored, and a conversation's newest first", async () => {
    const { commandBatches, conversation, store } = await opened();
    const first = await store({ createdAt: createdAt(1) });
    const second = await store({
      createdAt: createdAt(2),
      verdict: { decision: "stop", why: "No." },
    });
    expect(await commandBatches.find(first.id)).toEqual(first);
    expect(await commandBatches.list(conversation.id)).toEqual([second, first]);
    expect(await commandBatches.latest(conversation.id)).toEqual(second);
    expect(await commandBatches.find("nowhere")).toBeNull();
  });

  test("of two writes that start from the same version the second is refused", async () => {
    const { commandBatches, store } = await opened();
    const batch = await store();
    const next: CommandBatch = { ...batch, status: "stopped", version: 2 };
    await commandBatches.save(next);
    await expect(commandBatches.save(next)).rejects.toMatchObject({
      code: "stale-version",
      details: { version: 2 },
    });
    expect(await commandBatches.find(batch.id)).toEqual(next);
  });

  test("old ones make room, and all go with their conversation", async () => {
    const { commandBatches, conversations, conversation, store } = await opened();
    const [oldest] = [await store({ createdAt: createdAt(0) })];
    for (let minute = 1; minute <= MOST_BATCHES_KEPT; minute += 1) {
      await store({ createdAt: createdAt(minute) });
    }
    expect(await commandBatches.find(oldest.id)).toBeNull();
    expect(await commandBatches.list(conversation.id)).toHaveLength(MOST_BATCHES_KEPT);
    await conversations.delete(conversation.id, minuteOf(60));
    expect(await commandBatches.list(conversation.id)).toEqual([]);
  });
}
