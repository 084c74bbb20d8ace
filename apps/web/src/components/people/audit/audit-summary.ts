import type { AuditEntry } from "@foothold/core/people";

/** What an audit entry is about, in a few words. */
export function auditSummary({ action, subject, actorId, details, names }: AuditEntry): string {
  const whom = typeof details.personId === "string" ? names[details.personId] : undefined;
  const about = subject === actorId ? "" : (names[subject] ?? subject);
  const extra =
    action === "role-changed"
      ? `${String(details.from)} → ${String(details.to)}`
      : typeof details.code === "string"
        ? details.code
        : "";
  return [extra, whom, about].filter(Boolean).join(" · ");
}
