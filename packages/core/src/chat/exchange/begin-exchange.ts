import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import type { Conversation } from "../../entities/chat/conversation.ts";
import type { Exchange } from "../../entities/chat/exchange.ts";
import type { Deps } from "../../ports/deps.ts";

export type NewMessage = {
  message: string;
  isAutomatic: boolean;
  key?: string | undefined;
  retryOf?: string | undefined;
};

/** Stores a message as an exchange that nobody has answered yet; the same key is the same exchange. */
export function beginExchange(
  deps: Pick<Deps, "exchanges" | "clock" | "newId">,
  { id: conversationId }: Pick<Conversation, "id">,
  { message, isAutomatic, retryOf, key }: NewMessage,
  references: readonly LoadedReference[] = [],
): Promise<{ exchange: Exchange; isNew: boolean }> {
  const at = deps.clock.now();
  return deps.exchanges.begin({
    id: deps.newId(),
    conversationId,
    status: "pending",
    message,
    isAutomatic,
    retryOf: retryOf ?? null,
    references: references.map(({ kind, label }) => ({ kind, label })),
    reply: {},
    proposals: [],
    settledCommands: [],
    topic: null,
    answeredBy: null,
    isFallback: false,
    inputTokens: 0,
    outputTokens: 0,
    cost: 0,
    recovery: null,
    isAccepted: false,
    askedAt: at.toISOString(),
    firstWordsAt: null,
    finishedAt: null,
    key: key ?? deps.newId(),
    at,
  });
}
