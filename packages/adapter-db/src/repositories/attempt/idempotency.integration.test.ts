import { randomBytes, randomUUID } from "node:crypto";
import { aPerson } from "@foothold/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connect } from "../../connect.ts";
import { user } from "../../schema.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/index.ts";
import { postgresIdempotency } from "./idempotency.ts";

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

async function addPerson(): Promise<string> {
  const id = randomUUID();
  const row = { ...aPerson({ id }), createdAt: new Date(), disabledAt: null };
  await connection.db.insert(user).values({ ...row, email: `${id}@example.org` });
  return id;
}

test("of one person's answers the newest are kept, up to a size, and another's stay", async () => {
  const keptBytes = 240_000;
  const idempotency = postgresIdempotency(connection, keptBytes);
  const [one, other] = [await addPerson(), await addPerson()];
  const large = randomBytes(keptBytes / 12).toString("hex");
  const claim = (userId: string, number: number) => {
    const now = new Date(Date.parse("2030-01-01T09:00:00.000Z") + number * 1_000);
    const given = { fingerprint: "same", now, leaseMs: 1_000 };
    return idempotency.claim({ userId, operation: "PUT /", key: `${number}` }, given);
  };
  const answer = async (userId: string, number: number) => {
    await claim(userId, number);
    const key = { userId, operation: "PUT /", key: `${number}` };
    await idempotency.answer(key, { status: 200, body: { large } });
  };
  await answer(other, 0);
  for (let number = 0; number < 15; number++) await answer(one, number);
  expect(await claim(one, 14)).toMatchObject({ state: "answered" });
  expect(await claim(one, 12)).toMatchObject({ state: "answered" });
  expect(await claim(one, 0)).toEqual({ state: "yours" });
  expect(await claim(other, 0)).toMatchObject({ state: "answered" });
});
