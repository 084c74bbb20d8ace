import { z } from "zod";

/** When a learner counts as stuck. Each number is an operator's to change. */
export const stuckConfigSchema = z.object({
  progressThreshold: z.number().min(0).max(1).default(0.15),
  warnAfter: z.number().int().min(1).default(2),
  stuckAfter: z.number().int().min(1).default(3),
  failuresAmong: z
    .object({ failures: z.number().int().min(1), last: z.number().int().min(1) })
    .default({ failures: 3, last: 5 }),
  /** From here on without completing a step, a warning is enough. */
  iterationsWithoutCompletion: z.number().int().min(1).default(8),
  /** Returns to code that was there before, among as many iterations. */
  loop: z
    .object({ returns: z.number().int().min(1), last: z.number().int().min(1) })
    .default({ returns: 2, last: 4 }),
});
export type StuckConfig = z.infer<typeof stuckConfigSchema>;

export const defaultStuckConfig: StuckConfig = stuckConfigSchema.parse({});
