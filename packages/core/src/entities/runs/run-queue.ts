import { z } from "zod";

export const runQueueSchema = z.object({
  running: z.number().int(),
  waiting: z.number().int().nonnegative(),
  /** How long the oldest waiting run has waited. */
  longestWaitMs: z.number(),
  /** How long a new run would wait. */
  expectedWaitMs: z.number().nonnegative(),
});
export type RunQueue = z.infer<typeof runQueueSchema>;

/** The place of a waiting run in the queue. */
export const queuePlaceSchema = z.object({
  /** How many runs start before it. */
  before: z.number().int().nonnegative(),
  /** The estimated wait, from how long the last runs took. */
  expectedWaitMs: z.number().nonnegative(),
});
export type QueuePlace = z.infer<typeof queuePlaceSchema>;

export const emptyQueue: RunQueue = {
  running: 0,
  waiting: 0,
  longestWaitMs: 0,
  expectedWaitMs: 0,
};
