import { anAuditRecord } from "@foothold/core/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Connection, connect } from "../../../connect.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/index.ts";
import { postgresAudit } from "./audit.ts";

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  await postgresAudit(connection).record(anAuditRecord({ subject: "written once" }));
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

test.each([
  "update audit_entries set subject = 'rewritten'",
  "update audit_entries set subject = 'rewritten' where false",
  "delete from audit_entries",
  "truncate audit_entries",
  "truncate audit_entries cascade",
  "insert into audit_entries (id, action, subject, request_id, details) overriding system value values (1, 'sign-in', 'rewritten', 'r', '{}') on conflict (id) do update set subject = excluded.subject",
])("%s is refused", async (statement) => {
  await expect(connection.pool.query(statement)).rejects.toThrow(/append-only/);
  const { items } = await postgresAudit(connection).search({ limit: 5 });
  expect(items.map((entry) => entry.subject)).toEqual(["written once"]);
});

test("an entry outlives the person it speaks of", async () => {
  await connection.pool.query(
    `insert into "user" (id, name, email) values ('leaver', 'Leaver', 'leaver@example.org')`,
  );
  const audit = postgresAudit(connection);
  await audit.record(anAuditRecord({ actorId: "leaver", subject: "left" }));
  await connection.pool.query(`delete from "user" where id = 'leaver'`);
  const { items } = await audit.search({ limit: 5, actorId: "leaver" });
  expect(items).toMatchObject([{ subject: "left", actorId: "leaver", actorName: null }]);
});

test("people, classes and attempts are named when an entry is read", async () => {
  await connection.pool.query(
    `insert into "user" (id, name, email) values ('named', 'Nora N', 'nora@example.org')`,
  );
  await connection.pool.query(
    `insert into classes (id, name, join_code) values ('class-9', 'Group 9', 'CODE9999')`,
  );
  const audit = postgresAudit(connection);
  await audit.record(
    anAuditRecord({ subject: "class-9", details: { personId: "named" }, requestId: "named-1" }),
  );
  const { items } = await audit.search({ limit: 1, search: "named-1" });
  expect(items[0]?.names).toEqual({ "class-9": "Group 9", named: "Nora N" });
});

test("a search that fits a crowd finds the newest of all their entries", async () => {
  await connection.pool.query(
    `insert into "user" (id, name, email)
     select 'crowd-' || i, 'Crowd ' || i, 'crowd-' || i || '@example.org' from generate_series(1, 300) i`,
  );
  const audit = postgresAudit(connection);
  for (const actorId of ["crowd-1", "nobody", "crowd-300"]) {
    await audit.record(anAuditRecord({ actorId, subject: `by ${actorId}` }));
  }
  const { items } = await audit.search({ limit: 5, search: "crowd" });
  expect(items.map((entry) => entry.subject)).toEqual(["by crowd-300", "by crowd-1"]);
});
