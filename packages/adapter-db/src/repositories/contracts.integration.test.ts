import { randomUUID } from "node:crypto";
import {
  aPerson,
  auditContract,
  flagsContract,
  peopleContract,
  rateLimitsContract,
  settingsContract,
  setupTokensContract,
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
describe("flags in PostgreSQL", () => flagsContract(openPostgres));
describe("the audit trail in PostgreSQL", () => auditContract(openPostgres));
describe("rate limits in PostgreSQL", () => rateLimitsContract(openPostgres));
describe("set-up tokens in PostgreSQL", () => setupTokensContract(openPostgres));
