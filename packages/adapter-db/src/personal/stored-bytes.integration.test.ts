import { randomBytes, randomUUID } from "node:crypto";
import { aPerson } from "@foothold/core/testing";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connect } from "../connect.ts";
import { postgresRepositories } from "../repositories.ts";
import { idempotencyKeys, user } from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { personalRules } from "./personal-rules.ts";
import { weighedRows } from "./stored-bytes.ts";

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test("a person's rows count in every table but these", () => {
  const free = [...personalRules].flatMap(([table, rule]) =>
    weighedRows(rule, { id: "ada", email: "" }) ? [] : [getTableName(table)],
  );
  expect(free.toSorted()).toEqual([
    "audit_entries",
    "classes",
    "coach_settings",
    "feature_flags",
    "rate_limit_hits",
    "recovery_settings",
    "verification",
  ]);
});

test("what is stored is weighed as it is stored, and another's is not", async () => {
  const { storedBytes } = postgresRepositories(connection).personalData;
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, other]) {
    const row = { ...aPerson({ id }), createdAt: new Date(), disabledAt: null };
    await connection.db.insert(user).values({ ...row, email: `${id}@example.org` });
  }
  const before = await storedBytes(one);
  expect(before).toBeGreaterThan(0);
  const noise = randomBytes(50_000).toString("hex");
  const leasedUntil = new Date();
  const answered = { operation: "PUT /", key: "1", fingerprint: "", leasedUntil, status: 200 };
  await connection.db.insert(idempotencyKeys).values({ ...answered, userId: one, body: { noise } });
  expect((await storedBytes(one)) - before).toBeGreaterThan(50_000);
  expect(await storedBytes(other)).toBeLessThan(2_000);
});
