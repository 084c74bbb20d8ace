import { z } from "zod";
import { slugSchema } from "../catalog/problem.ts";

/** A question to answer from memory, with help. */
export const recallCardSchema = z.object({
  id: slugSchema,
  patternId: slugSchema,
  question: z.string().min(1),
  answer: z.string().min(1),
  hint: z.string().min(1),
});
export type RecallCard = z.infer<typeof recallCardSchema>;

/** How well it was remembered, from not at all to at once. */
export const ratings = ["again", "hard", "good", "easy"] as const;
export const ratingSchema = z.enum(ratings);
export type Rating = z.infer<typeof ratingSchema>;

export const memoryStates = ["new", "learning", "review", "relearning"] as const;

/** When a card is due next, and what the scheduler stores for later. */
export const scheduleSchema = z.object({
  dueAt: z.iso.datetime(),
  lastReviewAt: z.iso.datetime().nullable(),
  state: z.enum(memoryStates),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningStep: z.int().nonnegative(),
  reviews: z.int().nonnegative(),
  lapses: z.int().nonnegative(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A card in one person's deck. */
export const deckCardSchema = z.object({
  userId: z.string().min(1),
  cardId: slugSchema,
  version: z.int().min(1),
  enteredAt: z.iso.datetime(),
  schedule: scheduleSchema,
});
export type DeckCard = z.infer<typeof deckCardSchema>;

/** One rating of a card, with its schedule before and after. */
export type RecallReview = {
  rating: Rating;
  reviewedAt: string;
  requestId: string;
  before: Schedule;
};
