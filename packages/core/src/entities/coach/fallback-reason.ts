import { z } from "zod";

/** Why the coach that was asked for did not give an answer. */
export const fallbackReasons = [
  "rate-limited",
  "unavailable",
  "timed-out",
  "refused",
  "truncated",
  "malformed",
  "not-configured",
  /** An admin has switched it off. */
  "not-allowed",
  "cancelled",
  /** It would have given the solution away. */
  "leak",
  /** The person has asked models as often as they may for now. */
  "limit-reached",
] as const;
export const fallbackReasonSchema = z.enum(fallbackReasons);
export type FallbackReason = z.infer<typeof fallbackReasonSchema>;

/** `isFallback` is true when this is not the coach that was asked for but the one standing in. */
export const markedSchema = z.object({
  isFallback: z.boolean(),
  fallbackReason: fallbackReasonSchema.optional(),
});
export type Marked = z.infer<typeof markedSchema>;

/** An answer's marks and nothing else of it. */
export function marksOf({ isFallback, fallbackReason }: Marked): Marked {
  return fallbackReason === undefined ? { isFallback } : { isFallback, fallbackReason };
}
