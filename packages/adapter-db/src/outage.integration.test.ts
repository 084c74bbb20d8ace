import { rm } from "node:fs/promises";
import { anAuditRecord } from "@foothold/core/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Connection, connect } from "./connect.ts";
import { startEmbeddedServer } from "./embedded/index.ts";
import { migrate } from "./migrate.ts";
import { postgresRepositories, type Repositories } from "./repositories.ts";
import { makeTestHome } from "./testing/start-test-server.ts";

const DATABASE_BACK_MS = 5_000;
const off = { enabled: false, rolloutPercent: 100, roleOverrides: {} };

/** A server started on its own, known to what is tested by nothing but its URL. */
let home: string;
let server: Awaited<ReturnType<typeof startEmbeddedServer>>;
let connection: Connection;
let repositories: Repositories;

const startServer = async () => {
  server = await startEmbeddedServer({ home, durable: false });
};

beforeAll(async () => {
  home = await makeTestHome();
  await startServer();
  const databaseUrl = server.url;
  await migrate(databaseUrl);
  connection = connect(databaseUrl);
  repositories = postgresRepositories(connection);
  await repositories.flags.start();
});
afterAll(async () => {
  await repositories.flags.close();
  await connection.close();
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

test("a plain URL is all the repositories need", async () => {
  const { people, audit, rateLimits, database } = repositories;
  await audit.record(anAuditRecord({ subject: "over a URL" }));
  expect((await audit.search({ limit: 1 })).items[0]?.subject).toBe("over a URL");
  expect(await people.countAdmins()).toBe(0);
  expect(await rateLimits.take("caller", { max: 9, windowSeconds: 60 })).toMatchObject({
    allowed: true,
  });
  expect(await database.ping()).toBe(true);
});

test("a stopped database is a typed outage, and a started one is used again with no restart", async () => {
  const { people, database, flags } = repositories;
  await Promise.all(Array.from({ length: 8 }, () => people.countAdmins()));
  await server.stop();
  expect(await database.ping()).toBe(false);
  const outage = { code: "database-unavailable", retryAfterSeconds: expect.any(Number) };
  await expect(people.countAdmins()).rejects.toMatchObject(outage);
  await expect(people.changeRole("x", "admin", anAuditRecord())).rejects.toMatchObject(outage);
  await vi.waitFor(() => expect(flags.all()).rejects.toMatchObject(outage));
  await startServer();
  await vi.waitFor(async () => expect(await database.ping()).toBe(true), DATABASE_BACK_MS);
  expect(await people.countAdmins()).toBe(0);
});

test("changes made while the database was away or the listener deaf are heard after it is back", async () => {
  await server.stop();
  await startServer();
  const elsewhere = connect(server.url);
  const other = postgresRepositories(elsewhere).flags;
  const saved = await other.save("attempt_v2_flow", off, 0, anAuditRecord());
  const { flags } = repositories;
  await vi.waitFor(async () => expect((await flags.all())[0]).toEqual(saved), DATABASE_BACK_MS);
  await vi.waitFor(async () => expect(await listeners()).toBe(1), DATABASE_BACK_MS);
  const next = await other.save("attempt_v2_flow", off, 1, anAuditRecord());
  await vi.waitFor(async () => expect((await flags.all())[0]).toEqual(next), DATABASE_BACK_MS);
  await elsewhere.close();
});

test("a connection lost between two statements of a transaction ends the transaction, not the process", async () => {
  const outcome = connection.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await connection.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(outcome).rejects.toThrow();
  expect(await repositories.database.ping()).toBe(true);
});

test("a pool with nothing left answers a ping in time", async () => {
  const busy = connect(server.url, { max: 1 });
  const client = await busy.pool.connect();
  const started = performance.now();
  expect(await postgresRepositories(busy).database.ping()).toBe(false);
  expect(performance.now() - started).toBeLessThan(3_000);
  client.release();
  await busy.close();
});

/** Connections that have said `listen`. Their last query is another one once a heartbeat has come. */
async function listeners(): Promise<number> {
  const { rows } = await connection.pool.query(
    "select 1 from pg_stat_activity where application_name = 'foothold-listen' and query <> ''",
  );
  return rows.length;
}
