import { z } from "zod";

export const runQueueSchema = z.object({
  running: z.number().int(),
  waiting: z.number().int().nonnegative(),
  /** How long the run that has waited longest has waited. */
  longestWaitMs: z.number(),
  /** How long a requester who comes now would wait. */
  expectedWaitMs: z.number().nonnegative(),
});
export type RunQueue = z.infer<typeof runQueueSchema>;

/** Where a run stands that waits for its turn. */
export const queuePlaceSchema = z.object({
  /** How many runs start before it. */
  before: z.number().int().nonnegative(),
  /** About how long until it starts, by how long the last runs took. */
  expectedWaitMs: z.number().nonnegative(),
});
export type QueuePlace = z.infer<typeof queuePlaceSchema>;

export const emptyQueue: RunQueue = {
  running: 0,
  waiting: 0,
  longestWaitMs: 0,
  expectedWaitMs: 0,
};
