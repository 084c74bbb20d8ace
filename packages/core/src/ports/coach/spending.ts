import { z } from "zod";
import { coachReplySchema } from "./coach-replies.ts";

/** Tokens and cost of several calls of models, added up. */
export const spendingSumSchema = z.object({
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** In US dollars. */
  cost: z.number(),
});
export type SpendingSum = z.infer<typeof spendingSumSchema>;

export const spendingRowSchema = spendingSumSchema.extend({
  ...coachReplySchema.pick({ provider: true, model: true, call: true, fallbackReason: true }).shape,
  /** As in 2026-11-18, in UTC. */
  day: z.string(),
});
export type SpendingRow = z.infer<typeof spendingRowSchema>;

export const namedSpendingSchema = z.object({
  id: z.string(),
  name: z.string(),
  calls: z.number().int(),
  cost: z.number(),
});
export type NamedSpending = z.infer<typeof namedSpendingSchema>;

/** Adds up what the recorded replies of models cost. */
export type Spending = {
  /** One row for each day, model, call and fallback reason. */
  since(from: Date): Promise<SpendingRow[]>;
  /** The costliest class first. A learner of two classes counts in both. */
  byClass(from: Date): Promise<NamedSpending[]>;
  /** The costliest people first, at most `limit`. */
  byPerson(from: Date, limit: number): Promise<NamedSpending[]>;
  /** In US dollars: what the person, the costliest of their classes, and the whole site spent. */
  spentBy(userId: string, from: Date): Promise<{ person: number; class: number; site: number }>;
};
