import { z } from "zod";
import { runValueSchema } from "./run.ts";

export const MAX_OWN_TESTS = 20;

/** A test in `tests.json`: an input of the learner's own, and what they expect. */
export const ownTestSchema = z.object({
  name: z.string().max(200).optional(),
  /** One for each parameter, in order. */
  args: z.array(runValueSchema),
  expected: runValueSchema,
});
export type OwnTest = z.infer<typeof ownTestSchema>;

export const ownTestsSchema = z.array(ownTestSchema).max(MAX_OWN_TESTS);
