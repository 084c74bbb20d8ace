import { z } from "zod";
import { roleSchema } from "./person.ts";

export const auditActions = [
  "request-failed",
  "job-failed",
  "sign-in-failed",
  "sign-up",
  "sign-in",
  "role-changed",
  "rights-changed",
  "person-disabled",
  "person-enabled",
  "sessions-ended",
  "password-changed",
  "password-link-issued",
  "password-set-by-link",
  "flag-changed",
  "coach-changed",
  "coach-key-changed",
  "recovery-settings-changed",
  "first-admin-created",
  "class-created",
  "class-joined",
  "class-left",
  "class-code-changed",
  "class-instructor-added",
  "class-owner-changed",
  "class-member-removed",
  "class-overview-viewed",
  "class-exported",
  "learner-attempt-viewed",
  "comment-written",
  "escalation-viewed",
  "escalation-answered",
  "guidance-shared",
  "guidance-changed",
  "guidance-deleted",
  "data-exported",
  "account-deleted",
] as const;

const detailsSchema = z.record(z.string(), z.json());

/**
 * An audit record: who did what, to what, in which request. It names people only by id and copies nothing that somebody
 * typed, because it outlives the account.
 */
export const auditRecordSchema = z.object({
  action: z.enum(auditActions),
  actorId: z.string().nullable(),
  actorRole: roleSchema.nullable(),
  subject: z.string(),
  requestId: z.string(),
  details: detailsSchema,
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;
export type AuditAction = AuditRecord["action"];

/** What is read back: the record, where and when it was written. */
export const auditEntrySchema = auditRecordSchema.extend({
  id: z.number().int(),
  at: z.iso.datetime(),
  actorName: z.string().nullable(),
  /** The present names of the people, classes and attempts that it speaks of, by id; looked up when it is read. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
