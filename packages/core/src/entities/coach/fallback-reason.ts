import { z } from "zod";
import { modelFailureKinds } from "./text-model.ts";

/** Why another coach answered than the one that was asked. */
export const fallbackReasons = [
  ...modelFailureKinds,
  /** An admin has switched it off. */
  "not-allowed",
  /** It would have given the solution away. */
  "leak",
  /** The person has used up their model calls for this hour. */
  "limit-reached",
  /** The month's budget of the person, of a class of theirs or of the site is spent. */
  "budget-spent",
] as const;
export const fallbackReasonSchema = z.enum(fallbackReasons);
export type FallbackReason = z.infer<typeof fallbackReasonSchema>;

/** `isFallback`: another coach answered than the one that was asked. */
export const markedSchema = z.object({
  isFallback: z.boolean(),
  fallbackReason: fallbackReasonSchema.optional(),
});
export type Marked = z.infer<typeof markedSchema>;

export function marksOf({ isFallback, fallbackReason }: Marked): Marked {
  return fallbackReason === undefined ? { isFallback } : { isFallback, fallbackReason };
}
