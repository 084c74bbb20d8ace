import { z } from "zod";
import { markedSchema } from "../coach/fallback-reason.ts";
import { modelProviders } from "../coach/text-model.ts";
import { chatReferenceSchema } from "./chat-reference.ts";
import { shownReplySchema } from "./chat-reply.ts";
import { proposalSchema } from "./proposal.ts";
import { replyRecoverySchema } from "./reply-recovery.ts";

export const exchangeStatuses = [
  /** Saved; nobody was asked yet. */
  "pending",
  "streaming",
  "complete",
  /** The reply has errors; what could be used of it is shown. */
  "recovered",
  /** There is nothing to show. */
  "failed",
] as const;
export const exchangeStatusSchema = z.enum(exchangeStatuses);
export type ExchangeStatus = z.infer<typeof exchangeStatusSchema>;

const tokens = z.number().int().min(0);

/**
 * One request to the coach and its reply. Holds only what the guard has passed: the model's raw text is stored beside
 * it and is never part of it.
 */
export const exchangeSchema = z.object({
  id: z.string().min(1),
  conversationId: z.string().min(1),
  /** 1 for the conversation's first. */
  position: z.number().int().min(1),
  status: exchangeStatusSchema,
  message: z.string(),
  /** Sent by auto-continue. */
  isAutomatic: z.boolean(),
  /** The exchange whose request this one sends again. */
  retryOf: z.string().nullable(),
  references: z.array(chatReferenceSchema),
  /** While it streams: the fields that are whole and guarded by now. */
  reply: shownReplySchema,
  /** The file changes of the reply, in its order. Of a cut reply, only those that arrived complete. */
  proposals: z.array(proposalSchema),
  /** Positions in the reply of the commands that were run or skipped. */
  settledCommands: z.array(z.number().int().min(0)),
  /** The topic of the built-in coach's answer, so that it understands "why?" afterwards. */
  topic: z.string().nullable(),
  /** null: the built-in coach. */
  answeredBy: z.object({ provider: z.enum(modelProviders), model: z.string() }).nullable(),
  ...markedSchema.shape,
  inputTokens: tokens,
  outputTokens: tokens,
  /** In US dollars; 0 for the built-in coach and for models of one's own. */
  cost: z.number().min(0),
  /** null when nothing is missing in the reply. */
  recovery: replyRecoverySchema.nullable(),
  /** The learner took what was recovered. */
  isAccepted: z.boolean(),
  askedAt: z.iso.datetime(),
  firstWordsAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Exchange = z.infer<typeof exchangeSchema>;
