import { z } from "zod";

/** `stuck_unrecoverable` is the alert for whoever can help a learner. */
export const notificationKinds = [
  "escalation-answered",
  "comment-written",
  "stuck_unrecoverable",
] as const;

export const severities = ["INFO", "WARNING", "CRITICAL"] as const;
export type Severity = (typeof severities)[number];

/** Stored until it is read, so that nobody misses one while away. */
export const notificationSchema = z.object({
  id: z.string().min(1),
  userId: z.string().min(1),
  kind: z.enum(notificationKinds),
  severity: z.enum(severities),
  attemptId: z.string(),
  /** The question that an alert is about. */
  escalationId: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;
