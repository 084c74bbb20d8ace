import { onTestFinished } from "vitest";
import type { Conversation } from "../../../entities/chat/conversation.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import type { Deps } from "../../../ports/deps.ts";
import { aConversation, anExchange } from "../../builders/chat-builders.ts";
import { minuteOf } from "../harness/attempt-harness.ts";
import type { RecoveryStores } from "../harness/recovery-harness.ts";

export type ChatStores = RecoveryStores &
  Pick<Deps, "conversations" | "exchanges" | "chatBugs" | "commandBatches" | "pictureFiles">;
export type OpenChatStores = () => Promise<ChatStores>;

export async function openedChatStores(open: OpenChatStores) {
  const stores = await open();
  onTestFinished(() => stores.close());
  const { conversations, exchanges, newId, addPerson } = stores;

  /** A stored conversation, with a learner of its own unless one is given. */
  async function converse(given: Partial<Conversation> = {}): Promise<Conversation> {
    const userId = given.userId ?? (await addPerson()).id;
    const made = aConversation({ id: newId(), unitId: newId(), ...given, userId });
    await conversations.create(made);
    return made;
  }

  async function ask(
    { id }: Pick<Conversation, "id">,
    {
      key = newId(),
      at = minuteOf(0),
      ...given
    }: Partial<Exchange> & { key?: string; at?: Date } = {},
  ): Promise<Exchange> {
    const askedAt = at.toISOString();
    const made = anExchange({ id: newId(), conversationId: id, askedAt, ...given });
    return (await exchanges.begin({ ...made, key, at })).exchange;
  }

  /** Ends an exchange with a reply, and gives back both as they are then. */
  async function answer(
    conversation: Conversation,
    exchange: Exchange,
    given: Partial<Exchange> = {},
  ) {
    const after = { ...conversation, version: conversation.version + 1 };
    const done: Exchange = {
      ...exchange,
      status: "complete",
      reply: { summary: "Look at line 2." },
      finishedAt: minuteOf(1).toISOString(),
      ...given,
    };
    const rest = { verdict: null, rawText: "raw", bugs: [] };
    await exchanges.finish({ exchange: done, conversation: after, ...rest });
    return { conversation: after, exchange: done };
  }
  return { ...stores, converse, ask, answer };
}
