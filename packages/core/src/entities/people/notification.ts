import { z } from "zod";

export const notificationKinds = ["escalation-answered", "comment-written"] as const;

/** Kept until it is read, so that whoever was away does not miss it. */
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
