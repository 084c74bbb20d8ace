import { z } from "zod";

export const stuckRules = ["calm", "letter"] as const;

/** When a learner counts as stuck. An operator may change each number. */
export const stuckConfigSchema = z.object({
  progressThreshold: z.number().min(0).max(1).default(0.15),
  warnAfter: z.number().int().min(1).default(2),
  stuckAfter: z.number().int().min(1).default(3),
  failuresAmong: z
    .object({ failures: z.number().int().min(1), last: z.number().int().min(1) })
    .default({ failures: 3, last: 5 }),
  /** So many runs that fail in the same way, the first try included, with nothing gained between them. */
  sameFailures: z.number().int().min(2).default(3),
  /**
   * `calm` leaves a learner time after a hint, counts no run that gained something and takes a print for work. `letter`
   * counts every failure: so many of the last ones, or so many iterations without completion, or a loop.
   */
  rule: z.enum(stuckRules).default("calm"),
  /** After this many iterations without completing a step, a warning already counts as stuck. */
  iterationsWithoutCompletion: z.number().int().min(1).default(8),
  /** Returns to earlier code, counted among this many iterations. */
  loop: z
    .object({ returns: z.number().int().min(1), last: z.number().int().min(1) })
    .default({ returns: 2, last: 4 }),
});
export type StuckConfig = z.infer<typeof stuckConfigSchema>;

export const defaultStuckConfig: StuckConfig = stuckConfigSchema.parse({});
