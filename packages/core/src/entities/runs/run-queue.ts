import { z } from "zod";

export const runQueueSchema = z.object({
  running: z.number().int(),
  waiting: z.number().int(),
  /** How long the run that has waited longest has waited. */
  longestWaitMs: z.number(),
  /** How long a requester who comes now would wait. */
  expectedWaitMs: z.number(),
});
export type RunQueue = z.infer<typeof runQueueSchema>;

export const emptyQueue: RunQueue = {
  running: 0,
  waiting: 0,
  longestWaitMs: 0,
  expectedWaitMs: 0,
};
