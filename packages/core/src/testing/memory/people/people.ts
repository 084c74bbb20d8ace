import type { AuditRecord } from "../../../entities/people/audit.ts";
import { hasRight, type Person } from "../../../entities/people/person.ts";
import type { People, PersonChange } from "../../../ports/people.ts";
import { contains, pageOf } from "../page-of.ts";
import { dropSessions, type MemoryStore, writeAudit } from "../store.ts";

export function memoryPeople(store: MemoryStore): People {
  const canAdminister = (person: Person) => person.role === "admin" && person.disabledAt === null;
  const countAdmins = () => [...store.people.values()].filter(canAdminister).length;

  function change(
    id: string,
    changes: Partial<Person>,
    audit: AuditRecord,
    mayBeLastAdmin = false,
  ): PersonChange {
    const person = store.people.get(id);
    if (!person) return "not-found";
    const changed = { ...person, ...changes };
    const takesLast = canAdminister(person) && !canAdminister(changed) && countAdmins() === 1;
    if (takesLast && !mayBeLastAdmin) return "last-admin";
    store.people.set(id, changed);
    writeAudit(store, audit);
    return "changed";
  }

  function shutOut(id: string): void {
    dropSessions(store, id);
    store.passwordLinks.delete(id);
  }

  return {
    async list(query) {
      const { search, role } = query;
      const matching = [...store.people.values()]
        .filter((person) => !role || person.role === role)
        .filter((person) => !search || [person.name, person.email].some((t) => contains(t, search)))
        .sort((a, b) => (newestFirst(a) < newestFirst(b) ? 1 : -1));
      const page = pageOf(matching, (person) => person.id, query);
      const now = store.clock.now();
      const activeSessions = ({ id, disabledAt }: Person) =>
        disabledAt
          ? 0
          : store.sessions.filter(({ userId, expiresAt }) => userId === id && expiresAt > now)
              .length;
      return {
        ...page,
        items: page.items.map((p) => ({ ...p, activeSessions: activeSessions(p) })),
      };
    },
    find: async (id) => store.people.get(id) ?? null,
    findByEmail: async (email) =>
      [...store.people.values()].find((person) => person.email === email.toLowerCase()) ?? null,
    changeRole: async (id, role, audit) => change(id, { role }, audit),
    changeRights: async (id, rights, audit) => change(id, { rights }, audit),
    async setDisabled(id, disabledAt, audit) {
      const outcome = change(id, { disabledAt: disabledAt?.toISOString() ?? null }, audit);
      if (outcome === "changed" && disabledAt) store.passwordLinks.delete(id);
      if (outcome === "changed" && !disabledAt) dropSessions(store, id);
      return outcome;
    },
    async closeAccount(id, disabledAt, audit) {
      const outcome = change(id, { disabledAt: disabledAt.toISOString() }, audit, true);
      if (outcome === "changed") shutOut(id);
      return outcome;
    },
    async endSessions(id, audit) {
      const outcome = change(id, {}, audit);
      if (outcome === "changed") dropSessions(store, id);
      return outcome;
    },
    async changePassword(id, passwordHash, audit) {
      const outcome = change(id, {}, audit);
      if (outcome !== "changed") return outcome;
      store.passwords.set(id, passwordHash);
      shutOut(id);
      return outcome;
    },
    withRight: async (right) =>
      [...store.people.values()].filter((each) => hasRight(each, right)).map(({ id }) => id),
    countAdmins: async () => countAdmins(),
  };
}

function newestFirst({ createdAt, id }: Person): string {
  return `${createdAt} ${id}`;
}
