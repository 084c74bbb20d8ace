import type { AuditEntry } from "../../../entities/people/audit.ts";
import type { AuditQuery, AuditTrail } from "../../../ports/people.ts";
import { contains, pageOf } from "../page-of.ts";
import { type MemoryStore, writeAudit } from "../store.ts";

export function memoryAudit(store: MemoryStore): AuditTrail {
  const personOf = (entry: { actorId: string | null }) =>
    entry.actorId === null ? undefined : store.people.get(entry.actorId);

  function matches(entry: MemoryStore["auditEntries"][number], query: AuditQuery): boolean {
    if (query.action && entry.action !== query.action) return false;
    if (query.actorId && entry.actorId !== query.actorId) return false;
    if (!query.search) return true;
    const { search } = query;
    if (entry.requestId === search || entry.subject === search) return true;
    const person = personOf(entry);
    return person !== undefined && [person.name, person.email].some((t) => contains(t, search));
  }

  function namesIn({ subject, details }: Pick<AuditEntry, "subject" | "details">) {
    const ids = [subject, ...Object.values(details)].filter((id) => typeof id === "string");
    const named = ids.flatMap((id) => {
      const name = store.people.get(id)?.name;
      return name === undefined ? [] : [[id, name]];
    });
    return Object.fromEntries(named);
  }

  return {
    record: async (entry) => writeAudit(store, entry),
    async search(query) {
      const newestFirst: AuditEntry[] = store.auditEntries
        .filter((entry) => matches(entry, query))
        .map((entry) => ({
          ...entry,
          actorName: personOf(entry)?.name ?? null,
          names: namesIn(entry),
        }))
        .reverse();
      return pageOf(newestFirst, (entry) => String(entry.id), query);
    },
  };
}
