import { z } from "zod";
import { unitTypes } from "../learning/unit.ts";
import { chatTodoSchema } from "./chat-reply.ts";

export const MAX_TITLE_LENGTH = 120;

/** `unitId` is the id of the attempt, the lesson or the card. */
export const chatUnitSchema = z.object({
  unitType: z.enum(["SolveProblem", ...unitTypes]),
  unitId: z.string().min(1).max(200),
});
export type ChatUnit = z.infer<typeof chatUnitSchema>;
export type ChatUnitKey = ChatUnit & { userId: string };

/** When a new conversation is offered: at the limit, or before it, between two steps. */
export const handoffOffers = ["early", "limit"] as const;

export const handoffOfferSchema = z.object({
  when: z.enum(handoffOffers),
  because: z.enum(["context", "storage"]),
  /** From 0 to 1: how full the fullest of the limits is. */
  share: z.number(),
});
export type HandoffOffer = z.infer<typeof handoffOfferSchema>;

const count = z.number().int().min(0);

/** The talk with the coach about one unit. */
export const conversationSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  ...chatUnitSchema.shape,
  /** The conversation that was handed off to this one. */
  parentId: z.string().nullable(),
  title: z.string().max(MAX_TITLE_LENGTH),
  /** What was said before the exchanges that the coach still gets: the handoff text, or the folded exchanges. */
  summary: z.string(),
  /** Of the exchanges up to this position the coach gets only `summary`. */
  foldedThrough: count,
  todos: z.array(chatTodoSchema),
  exchangeCount: count,
  tokensIn: count,
  tokensOut: count,
  cost: z.number().min(0),
  /** In tokens: the size of the next request, and the most it may have. */
  contextUsed: count,
  contextLimit: count,
  storedBytes: count,
  /** What is offered now. */
  offer: handoffOfferSchema.nullable(),
  /** Offers of a new conversation that were made before. */
  pastOffers: z.array(z.enum(handoffOffers)),
  /** Requests in a row that auto-continue sent. */
  autoContinued: count,
  /** Handed off: it can be read but not continued. */
  isClosed: z.boolean(),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversationSchema>;
