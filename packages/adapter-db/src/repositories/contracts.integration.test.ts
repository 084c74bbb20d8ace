import { randomUUID } from "node:crypto";
import {
  aPerson,
  attemptsContract,
  auditContract,
  changeSetsContract,
  classesContract,
  classProgressContract,
  coachRepliesContract,
  coachSettingsContract,
  commentsContract,
  deckContract,
  draftsContract,
  escalationsContract,
  flagsContract,
  guidanceContract,
  idempotencyContract,
  peopleContract,
  personalDataContract,
  rateLimitsContract,
  recoveriesContract,
  settingsContract,
  setupTokensContract,
  unitsContract,
} from "@foothold/core/testing";
import { describe } from "vitest";
import { connect } from "../connect.ts";
import { postgresRepositories } from "../repositories.ts";
import { session, user } from "../schema.ts";
import { createTestDatabase } from "../testing/test-database.ts";

async function openPostgres() {
  const database = await createTestDatabase();
  const connection = connect(database.url, { max: 6 });
  const repositories = postgresRepositories(connection);
  await repositories.flags.start();
  return {
    ...repositories,
    newId: () => randomUUID(),
    async addPerson(given = {}) {
      const person = aPerson(given);
      await connection.db.insert(user).values({
        ...person,
        createdAt: new Date(person.createdAt),
        disabledAt: person.disabledAt === null ? null : new Date(person.disabledAt),
      });
      return person;
    },
    async addSession(userId: string, expiresAt: Date) {
      const id = randomUUID();
      await connection.db.insert(session).values({ id, token: id, userId, expiresAt });
    },
    async close() {
      await repositories.flags.close();
      await connection.close();
      await database.drop();
    },
  };
}

describe("people in PostgreSQL", () => peopleContract(openPostgres));
describe("settings in PostgreSQL", () => settingsContract(openPostgres));
describe("coach settings in PostgreSQL", () => coachSettingsContract(openPostgres));
describe("flags in PostgreSQL", () => flagsContract(openPostgres));
describe("the audit trail in PostgreSQL", () => auditContract(openPostgres));
describe("personal data in PostgreSQL", () => personalDataContract(openPostgres));
describe("rate limits in PostgreSQL", () => rateLimitsContract(openPostgres));
describe("set-up tokens in PostgreSQL", () => setupTokensContract(openPostgres));
describe("attempts in PostgreSQL", () => attemptsContract(openPostgres));
describe("change sets in PostgreSQL", () => changeSetsContract(openPostgres));
describe("drafts in PostgreSQL", () => draftsContract(openPostgres));
describe("idempotency in PostgreSQL", () => idempotencyContract(openPostgres));
describe("the models' replies in PostgreSQL", () => coachRepliesContract(openPostgres));
describe("units in PostgreSQL", () => unitsContract(openPostgres));
describe("a deck in PostgreSQL", () => deckContract(openPostgres));
describe("recoveries in PostgreSQL", () => recoveriesContract(openPostgres));
describe("classes in PostgreSQL", () => classesContract(openPostgres));
describe("escalations in PostgreSQL", () => escalationsContract(openPostgres));
describe("guidance in PostgreSQL", () => guidanceContract(openPostgres));
describe("comments in PostgreSQL", () => commentsContract(openPostgres));
describe("a class's progress in PostgreSQL", () => classProgressContract(openPostgres));
