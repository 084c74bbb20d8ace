import type { Conversation } from "../entities/chat/conversation.ts";
import type { Exchange } from "../entities/chat/exchange.ts";
import type { ChatSetting } from "../entities/coach/chat-settings.ts";
import { contextUsedBy } from "./context-size.ts";
import { titleFrom } from "./conversation-title.ts";
import { chooseHandoffOffer } from "./handoff/handoff-offer.ts";
import { hasNewlyDone, nextTodos } from "./reply/next-todos.ts";

type After = {
  unfolded: readonly Exchange[];
  bytes: number;
  at: string;
  /** The context size of the coach that answered; undefined if none did. */
  contextTokens: number | undefined;
};

/** A conversation after an exchange has ended. */
export function conversationAfter(
  before: Conversation,
  exchange: Exchange,
  { unfolded, bytes, at, contextTokens }: After,
  setting: Pick<ChatSetting, "handoffShare">,
): Conversation {
  const todos = nextTodos(before.todos, exchange.reply.todos ?? []);
  const isFirst = before.exchangeCount === 0 && before.version === 1;
  const after: Conversation = {
    ...before,
    title: isFirst ? titleFrom(exchange.message) : before.title,
    todos,
    exchangeCount: Math.max(before.exchangeCount, exchange.position),
    tokensIn: before.tokensIn + exchange.inputTokens,
    tokensOut: before.tokensOut + exchange.outputTokens,
    cost: before.cost + exchange.cost,
    contextUsed: contextUsedBy(before, unfolded),
    contextLimit: contextTokens ?? before.contextLimit,
    storedBytes: before.storedBytes + bytes,
    autoContinued: exchange.isAutomatic ? before.autoContinued + 1 : 0,
    // Each kind of offer is made once, so one that was not taken becomes a past one.
    pastOffers: before.offer ? [...before.pastOffers, before.offer.when] : before.pastOffers,
    version: before.version + 1,
    updatedAt: at,
  };
  return {
    ...after,
    offer: chooseHandoffOffer(after, setting, hasNewlyDone(before.todos, todos)),
  };
}
