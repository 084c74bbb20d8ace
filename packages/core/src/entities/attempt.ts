import { z } from "zod";
import { languageSchema } from "./runs/language.ts";
import { testResultDataSchema } from "./runs/test-result.ts";
import { emptyTrail, stuckTrailSchema } from "./stuck/stuck-trail.ts";

export const attemptStates = ["APPROACH", "CODE", "TEST", "DONE"] as const;
export const attemptStateSchema = z.enum(attemptStates);
export type AttemptState = z.infer<typeof attemptStateSchema>;

/** One learner's work on one problem. These fields existed before the five steps and are still used. */
export const attemptSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  problemSlug: z.string().min(1),
  language: languageSchema,
  state: attemptStateSchema,
  approach: z.string().nullable(),
  code: z.string(),
  /** The last run in the older flow; the newer one keeps its own in `verifyPayload`. */
  testResults: z.array(testResultDataSchema).nullable(),
  /** True from a rescue until the learner has explained it back. */
  recapRequired: z.boolean(),
  recapText: z.string().nullable(),
  /** What the stuck detector reads; empty for attempts that are older than the detector. */
  stuckTrail: stuckTrailSchema.default(emptyTrail),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;
