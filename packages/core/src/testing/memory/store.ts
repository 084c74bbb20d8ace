import type { AuditEntry, AuditRecord } from "../../entities/audit.ts";
import type { Person } from "../../entities/person.ts";
import type { Settings } from "../../entities/settings.ts";
import type { FlagKey } from "../../flags/definitions.ts";
import type { Flag } from "../../flags/flag.ts";
import type { Clock } from "../../ports.ts";
import { aPerson } from "../builders.ts";

/** What the memory fakes share, as the tables of one database do. */
export type MemoryStore = {
  clock: Clock;
  people: Map<string, Person>;
  passwords: Map<string, string>;
  sessions: { userId: string; expiresAt: Date }[];
  settings: Map<string, Omit<Settings, "name">>;
  flags: Map<FlagKey, Flag>;
  auditEntries: Omit<AuditEntry, "actorName">[];
  rateLimitHits: Map<string, { windowStartMs: number; count: number }>;
  setupTokens: Map<string, { expiresAt: Date; usedAt: Date | null }>;
};

export function memoryStore(clock: Clock): MemoryStore {
  return {
    clock,
    people: new Map(),
    passwords: new Map(),
    sessions: [],
    settings: new Map(),
    flags: new Map(),
    auditEntries: [],
    rateLimitHits: new Map(),
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

export function addPerson({ people }: MemoryStore, given: Partial<Person>): Person {
  const person = aPerson(given);
  people.set(person.id, person);
  return { ...person };
}
