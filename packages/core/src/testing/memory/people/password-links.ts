import type { PasswordLinks } from "../../../ports/people.ts";
import { dropSessions, type MemoryStore, writeAudit } from "../store.ts";

export function memoryPasswordLinks(store: MemoryStore): PasswordLinks {
  function fresh(tokenHash: string, now: Date) {
    const [personId] =
      [...store.passwordLinks].find(
        ([, link]) => link.tokenHash === tokenHash && link.expiresAt > now,
      ) ?? [];
    return store.people.get(personId ?? "") ?? null;
  }

  return {
    async issue({ personId, ...link }, audit) {
      if (!store.people.has(personId)) return "not-found";
      store.passwordLinks.set(personId, link);
      writeAudit(store, audit);
      return "changed";
    },
    find: async (tokenHash, now) => fresh(tokenHash, now),
    async use(tokenHash, passwordHash, now, audit) {
      const person = fresh(tokenHash, now);
      if (!person || person.disabledAt !== null) return false;
      store.passwordLinks.delete(person.id);
      store.passwords.set(person.id, passwordHash);
      dropSessions(store, person.id);
      writeAudit(store, audit);
      return true;
    },
  };
}
