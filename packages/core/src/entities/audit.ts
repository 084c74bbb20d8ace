import { z } from "zod";
import { roleSchema } from "./person.ts";

export const auditActions = [
  "request-failed",
  "sign-in-failed",
  "sign-up",
  "sign-in",
  "role-changed",
  "person-disabled",
  "person-enabled",
  "sessions-ended",
  "flag-changed",
  "first-admin-created",
] as const;

const detailsSchema = z.record(z.string(), z.json());

/** What is written: who did what, on what, in which request. */
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
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
