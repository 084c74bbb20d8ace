import { randomUUID } from "node:crypto";
import {
  aPerson,
  attemptsContract,
  auditContract,
  changeSetsContract,
  chatBugsContract,
  classesContract,
  classProgressContract,
  coachRepliesContract,
  coachSettingsContract,
  commandBatchesContract,
  commentsContract,
  conversationsContract,
  deckContract,
  draftsContract,
  episodesContract,
  escalationsContract,
  exchangesContract,
  flagsContract,
  guidanceContract,
  idempotencyContract,
  knownNetworksContract,
  passwordLinksContract,
  peopleContract,
  personalDataContract,
  pictureFilesContract,
  rateLimitsContract,
  recoveriesContract,
  recoverySettingsContract,
  settingsContract,
  setupTokensContract,
  spendingContract,
  subTaskPlansContract,
  unitsContract,
  workspacesContract,
} from "@foothold/core/testing";
import { eq, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe } from "vitest";
import { type Connection, connect } from "../connect.ts";
import { postgresRepositories } from "../repositories.ts";
import * as schema from "../schema.ts";
import type { TestDatabase } from "../testing/copy-template.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const { account, session, user } = schema;
let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { max: 6 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** As good as a new database, and sooner there. What keeps histories from being shortened does not hold for a replica. */
async function empty(): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const deletions = tables.map((table) => `delete from "${getTableName(table)}"`);
  await connection.pool.query(
    ["begin", "set local session_replication_role = replica", ...deletions, "commit"].join(";"),
  );
}

async function openPostgres() {
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
      const credential = { accountId: person.id, providerId: "credential", password: "first hash" };
      await connection.db
        .insert(account)
        .values({ id: randomUUID(), userId: person.id, ...credential });
      return person;
    },
    async passwordHashOf(userId: string) {
      const rows = await connection.db.select().from(account).where(eq(account.userId, userId));
      return rows[0]?.password ?? null;
    },
    async addSession(userId: string, expiresAt: Date) {
      const id = randomUUID();
      await connection.db.insert(session).values({ id, token: id, userId, expiresAt });
    },
    async close() {
      await repositories.flags.close();
      await empty();
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
describe("password links in PostgreSQL", () => passwordLinksContract(openPostgres));
describe("known networks in PostgreSQL", () => knownNetworksContract(openPostgres));
describe("set-up tokens in PostgreSQL", () => setupTokensContract(openPostgres));
describe("attempts in PostgreSQL", () => attemptsContract(openPostgres));
describe("change sets in PostgreSQL", () => changeSetsContract(openPostgres));
describe("workspaces in PostgreSQL", () => workspacesContract(openPostgres));
describe("drafts in PostgreSQL", () => draftsContract(openPostgres));
describe("idempotency in PostgreSQL", () => idempotencyContract(openPostgres));
describe("the models' replies in PostgreSQL", () => coachRepliesContract(openPostgres));
describe("what models cost, in PostgreSQL", () => spendingContract(openPostgres));
describe("conversations in PostgreSQL", () => conversationsContract(openPostgres));
describe("exchanges in PostgreSQL", () => exchangesContract(openPostgres));
describe("bugs of replies in PostgreSQL", () => chatBugsContract(openPostgres));
describe("plans in PostgreSQL", () => subTaskPlansContract(openPostgres));
describe("batches of commands in PostgreSQL", () => commandBatchesContract(openPostgres));
describe("pictures in PostgreSQL", () => pictureFilesContract(openPostgres));
describe("units in PostgreSQL", () => unitsContract(openPostgres));
describe("a deck in PostgreSQL", () => deckContract(openPostgres));
describe("recoveries in PostgreSQL", () => recoveriesContract(openPostgres));
describe("recovery settings in PostgreSQL", () => recoverySettingsContract(openPostgres));
describe("episodes in PostgreSQL", () => episodesContract(openPostgres));
describe("classes in PostgreSQL", () => classesContract(openPostgres));
describe("escalations in PostgreSQL", () => escalationsContract(openPostgres));
describe("guidance in PostgreSQL", () => guidanceContract(openPostgres));
describe("comments in PostgreSQL", () => commentsContract(openPostgres));
describe("a class's progress in PostgreSQL", () => classProgressContract(openPostgres));
