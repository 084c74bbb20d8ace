import { z } from "zod";

export const failureParts = [
  "coach",
  "model",
  "guard",
  "voice",
  "runner",
  "catalog",
  "job",
] as const;
export type FailurePart = (typeof failureParts)[number];

/** Failures of one part and one kind since the start of this instance. */
export const failureCountSchema = z.object({
  part: z.enum(failureParts),
  /** An `AppError`'s code, a `ModelFailure`'s kind, or the name of any other error. */
  code: z.string(),
  count: z.number().int().min(1),
  lastAt: z.iso.datetime(),
});
export type FailureCount = z.infer<typeof failureCountSchema>;
