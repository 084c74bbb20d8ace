import type { AuditEntry } from "@foothold/core/people";

/** What an audit entry is about, in a few words. */
export function summaryOf({ action, subject, actorId, details }: AuditEntry): string {
  const about = subject === actorId ? "" : subject;
  const extra =
    action === "role-changed"
      ? `${String(details.from)} → ${String(details.to)}`
      : typeof details.code === "string"
        ? details.code
        : "";
  return [extra, about].filter(Boolean).join(" · ");
}
