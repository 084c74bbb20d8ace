import type { AuditEntry, AuditRecord } from "../../entities/people/audit.ts";
import type { Flag } from "../../entities/people/flag.ts";
import type { FlagKey } from "../../entities/people/flag-definitions.ts";
import type { Person } from "../../entities/people/person.ts";
import type { Settings } from "../../entities/people/settings.ts";
import type { Slot } from "../../people/rate-limit-slots.ts";
import type { Clock } from "../../ports/people.ts";
import { aPerson } from "../builders/builders.ts";

/** What the memory fakes share, as the tables of one database do. */
export type MemoryStore = {
  clock: Clock;
  people: Map<string, Person>;
  /** Hashes by person. */
  passwords: Map<string, string>;
  passwordLinks: Map<string, { tokenHash: string; expiresAt: Date }>;
  knownNetworks: { personId: string; network: string; lastSignInAt: Date }[];
  sessions: { userId: string; expiresAt: Date }[];
  settings: Map<string, Omit<Settings, "name">>;
  flags: Map<FlagKey, Flag>;
  auditEntries: Omit<AuditEntry, "actorName" | "names">[];
  rateLimitSlots: Map<string, Slot[]>;
  setupTokens: Map<string, { expiresAt: Date; usedAt: Date | null }>;
};

export function memoryStore(clock: Clock): MemoryStore {
  return {
    clock,
    people: new Map(),
    passwords: new Map(),
    passwordLinks: new Map(),
    knownNetworks: [],
    sessions: [],
    settings: new Map(),
    flags: new Map(),
    auditEntries: [],
    rateLimitSlots: new Map(),
    setupTokens: new Map(),
  };
}

export function writeAudit({ auditEntries, clock }: MemoryStore, record: AuditRecord): void {
  auditEntries.push({
    ...structuredClone(record),
    id: auditEntries.length + 1,
    at: clock.now().toISOString(),
  });
}

export function dropSessions(store: MemoryStore, personId: string): void {
  store.sessions = store.sessions.filter(({ userId }) => userId !== personId);
}

export const hashOf = (password: string) => `hash of ${password}`;

export function addPerson({ people }: MemoryStore, given: Partial<Person>): Person {
  const person = aPerson(given);
  people.set(person.id, person);
  return { ...person };
}
