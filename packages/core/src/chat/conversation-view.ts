import { z } from "zod";
import { chatBugSchema } from "../entities/chat/chat-bug.ts";
import { type Conversation, conversationSchema } from "../entities/chat/conversation.ts";
import { type Exchange, exchangeSchema } from "../entities/chat/exchange.ts";
import type { ChatSetting } from "../entities/coach/chat-settings.ts";

/** A conversation in a list. */
export const conversationSummarySchema = conversationSchema.omit({
  userId: true,
  summary: true,
  foldedThrough: true,
  storedBytes: true,
  pastOffers: true,
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

export const exchangeViewSchema = exchangeSchema;
export type ExchangeView = Exchange;

export const conversationViewSchema = conversationSummarySchema.extend({
  /** The text that a conversation was handed off with, or what was folded. */
  summary: z.string(),
  bugs: z.array(chatBugSchema),
  /** US dollars for a picture by a model; null where none can be drawn. */
  picturePrice: z.number().nullable(),
  /** How many messages in a row auto-continue may still send. */
  autoContinuesLeft: z.number().int().min(0),
});
export type ConversationView = z.infer<typeof conversationViewSchema>;

export function conversationSummary(conversation: Conversation): ConversationSummary {
  return conversationSummarySchema.parse(conversation);
}

export function conversationView(
  conversation: Conversation,
  bugs: ConversationView["bugs"],
  { autoContinueCap }: Pick<ChatSetting, "autoContinueCap">,
  picturePrice: number | null = null,
): ConversationView {
  const autoContinuesLeft = Math.max(0, autoContinueCap - conversation.autoContinued);
  return conversationViewSchema.parse({
    ...conversation,
    bugs,
    autoContinuesLeft,
    picturePrice,
  });
}
