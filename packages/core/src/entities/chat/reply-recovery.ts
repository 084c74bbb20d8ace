import { z } from "zod";
import { chatReplySchema } from "./chat-reply.ts";

const fieldSchema = z.enum(chatReplySchema.keyof().options);

/** What is missing in a reply that is shown nevertheless. */
export const replyRecoverySchema = z.object({
  /** Fields of which nothing could be used. */
  missing: z.array(fieldSchema),
  /** Lists that hold fewer items than were sent, and a summary of which only the beginning came. */
  shortened: z.array(fieldSchema),
  /** The reply ended before it was done. */
  truncated: z.boolean(),
});
export type ReplyRecovery = z.infer<typeof replyRecoverySchema>;
