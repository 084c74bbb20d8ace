import { z } from "zod";

export const MAX_DRAFT_LENGTH = 10_000;
export const MAX_DRAFT_FIELD_LENGTH = 200;
export const MAX_DRAFTS_PER_ATTEMPT = 200;

/** Text in a field that has not been sent. */
export const draftSchema = z.object({
  field: z.string().min(1).max(MAX_DRAFT_FIELD_LENGTH),
  /** null: it has been sent or discarded. */
  text: z.string().max(MAX_DRAFT_LENGTH, `Keep this to ${MAX_DRAFT_LENGTH} characters.`).nullable(),
  /** Raised by every write, so that nobody overwrites a text that they have not seen. */
  revision: z.int().min(1),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;
