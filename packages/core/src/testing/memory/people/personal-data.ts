import type { PersonalData } from "../../../ports/people.ts";
import { type MemoryStore, writeAudit } from "../store.ts";

export function memoryPersonalData(store: MemoryStore): PersonalData {
  const admins = () =>
    [...store.people.values()].filter(({ role, disabledAt }) => role === "admin" && !disabledAt);
  return {
    of: ({ id }) => [
      { name: "person", about: "Who you are.", rows: each(() => [store.people.get(id)]) },
      { name: "settings", about: "What you chose.", rows: each(() => [store.settings.get(id)]) },
      { name: "audit", about: "What you did.", rows: each(() => entriesOf(store, id)) },
    ],
    async storedBytes(id) {
      const person = store.people.get(id);
      return person ? JSON.stringify(person).length : 0;
    },
    async erase(id, audit) {
      if (!store.people.has(id)) return "not-found";
      const [admin, another] = admins();
      if (admin?.id === id && !another) return "last-admin";
      store.people.delete(id);
      store.passwords.delete(id);
      store.settings.delete(id);
      store.sessions = store.sessions.filter(({ userId }) => userId !== id);
      writeAudit(store, audit);
      return "changed";
    },
  };
}

function entriesOf({ auditEntries }: MemoryStore, id: string) {
  return auditEntries
    .filter(({ actorId, subject }) => actorId === id || subject === id)
    .map(({ actorId, ...entry }) => ({ ...entry, byYou: actorId === id }));
}

async function* each(read: () => readonly (object | undefined)[]) {
  for (const row of read()) if (row) yield { ...row };
}
