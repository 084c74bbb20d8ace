import type { AuditAction, AuditRecord } from "../entities/people/audit.ts";
import type { Actor } from "../entities/people/person.ts";

export function auditRecord(
  actor: Actor,
  action: AuditAction,
  subject: string,
  details: AuditRecord["details"] = {},
): AuditRecord {
  return {
    action,
    actorId: actor.userId,
    actorRole: actor.role,
    subject,
    requestId: actor.requestId,
    details,
  };
}
