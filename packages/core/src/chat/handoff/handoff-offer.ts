import type { Conversation, HandoffOffer } from "../../entities/chat/conversation.ts";
import type { ChatSetting } from "../../entities/coach/chat-settings.ts";

/**
 * At this share of the limit a new conversation is offered once, between two steps rather than in the middle of one.
 */
export const EARLY_SHARE = 0.6;
/** The most bytes of a conversation; at the share of it that an admin sets, a new one is offered. */
export const MAX_CONVERSATION_BYTES = 2 * 1024 * 1024;

type Used = Pick<
  Conversation,
  "contextUsed" | "contextLimit" | "storedBytes" | "pastOffers" | "isClosed" | "exchangeCount"
>;

/** The offer of a new conversation to make now; null for none. */
export function chooseHandoffOffer(
  conversation: Used,
  { handoffShare }: Pick<ChatSetting, "handoffShare">,
  hasJustDoneTodo: boolean,
): HandoffOffer | null {
  const { pastOffers, isClosed, exchangeCount } = conversation;
  if (isClosed || exchangeCount === 0) return null;
  const context = conversation.contextUsed / conversation.contextLimit;
  const storage = conversation.storedBytes / MAX_CONVERSATION_BYTES;
  const share = Math.min(1, Math.max(context, storage));
  const because = storage > context ? "storage" : "context";
  if (share >= handoffShare && !pastOffers.includes("limit")) {
    return { when: "limit", because, share };
  }
  const isEarly = share >= EARLY_SHARE && share < handoffShare && hasJustDoneTodo;
  const wasOffered = pastOffers.length > 0;
  return isEarly && !wasOffered ? { when: "early", because, share } : null;
}
