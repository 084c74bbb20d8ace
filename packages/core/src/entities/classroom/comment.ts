import { z } from "zod";
import { attemptStepSchema } from "../attempt/attempt-event.ts";

/** What an instructor writes to a learner about one step of an attempt, or one line of its code. */
export const commentSchema = z.object({
  id: z.string().min(1),
  attemptId: z.string().min(1),
  authorId: z.string().nullable(),
  authorName: z.string(),
  place: attemptStepSchema,
  /** The attempt's version that the comment is about: when the code changes, lines move. */
  attemptVersion: z.number().int().min(1),
  line: z.number().int().min(1).nullable(),
  /** The line as it was, so that it is found again after it moved. */
  lineText: z.string().nullable(),
  text: z.string().min(1),
  createdAt: z.iso.datetime(),
});
export type Comment = z.infer<typeof commentSchema>;
