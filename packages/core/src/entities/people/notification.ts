import { z } from "zod";

export const notificationKinds = ["escalation-answered", "comment-written"] as const;

/** Stored until it is read, so that nobody misses one while away. */
export const notificationSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  kind: z.enum(notificationKinds),
  attemptId: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;
