import type { AuditRecord } from "../../entities/people/audit.ts";
import type { Actor, Person } from "../../entities/people/person.ts";

let made = 0;

export function aPerson(given: Partial<Person> = {}): Person {
  made += 1;
  return {
    id: `person-${made}`,
    name: `Person ${made}`,
    email: `person-${made}@example.org`,
    role: "learner",
    rights: [],
    disabledAt: null,
    createdAt: "2030-01-01T09:00:00.000Z",
    ...given,
  };
}

export function anActor(given: Partial<Actor> = {}): Actor {
  return { userId: "admin-1", role: "admin", requestId: "request-1", ...given };
}

export function anAuditRecord(given: Partial<AuditRecord> = {}): AuditRecord {
  return {
    action: "role-changed",
    actorId: null,
    actorRole: null,
    subject: "someone",
    requestId: "request-1",
    details: {},
    ...given,
  };
}
