import type { AttemptQuery } from "@foothold/core/attempt";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect } from "../../connect.ts";
import { postgresRepositories } from "../../repositories.ts";
import type { TestDatabase } from "../../testing/copy-template.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

describe("with many attempts stored", () => {
  let database: TestDatabase;
  let connection: Connection;
  const asked: { text: string; values: unknown[] }[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = connect(database.url, { max: 1 });
    await fill(connection);
    // So few rows are as soon sorted; what counts is that an index gives them in order.
    await connection.pool.query("set enable_sort = off; set enable_bitmapscan = off");
    listenTo(connection, asked);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  const list = (query: Partial<AttemptQuery>) => () =>
    postgresRepositories(connection).attempts.list({ userId: "person-7", limit: 10, ...query });
  const stores = () => postgresRepositories(connection);
  const key = { userId: "person-7", operation: "POST /x", key: "k" };

  test.each([
    ["one attempt", () => stores().attempts.find("attempt-4711")],
    ["a list", list({})],
    ["a later page", list({ after: "1893488400000.attempt-9" })],
    ["those of a problem", list({ problemSlug: "problem-3" })],
    ["the open ones", list({ finished: false })],
    ["the finished ones", list({ finished: true })],
    ["events", () => stores().attempts.events("attempt-4711", { limit: 10 })],
    ["changes", () => stores().changeSets.list("attempt-7", { limit: 10 })],
    ["the last change", () => stores().changeSets.last("attempt-7")],
    ["an earlier change", () => stores().changeSets.find("attempt-7", 3)],
    ["the outline", () => stores().changeSets.outline("attempt-7")],
    ["files as they were", () => stores().changeSets.contentsAt("attempt-7", 3)],
    [
      "an idempotency key",
      () => stores().idempotency.claim(key, { fingerprint: "f", now: new Date(), leaseMs: 1 }),
    ],
    ["its answer", () => stores().idempotency.answer(key, { status: 200, body: {} })],
  ])("%s is found through an index", async (_what, ask) => {
    asked.length = 0;
    await ask();
    expect(asked.length).toBeGreaterThan(0);
    for (const { text, values } of asked) {
      const { rows } = await connection.pool.query(`explain ${text}`, values);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan, text).not.toMatch(/Seq Scan|Sort/);
    }
  });
});

async function fill({ db }: Connection): Promise<void> {
  await db.execute(sql`insert into "user" (id, name, email)
    select 'person-' || n, 'Person', n || '@example.org' from generate_series(0, 199) n`);
  await db.execute(sql`insert into attempts (id, user_id, problem_slug, language, code, hint_budget, created_at, finished_at)
    select 'attempt-' || n, 'person-' || n % 200, 'problem-' || n % 13, 'python', '', 3,
      '2030-01-01'::timestamptz + make_interval(secs => n), case when n % 3 = 0 then now() end
    from generate_series(1, 20000) n`);
  await db.execute(sql`insert into attempt_events
    select 'attempt-' || n, version, 'person-0', 'r', 'mode-set', null, 'UNDERSTAND', now(),
      '{"mode": "EXPERT", "hintBudget": 1}'
    from generate_series(1, 10000) n, generate_series(1, 3) version`);
  await db.execute(sql`insert into change_sets
    select 'attempt-' || n, position, n || '-' || position, null, 'learner', true,
      '{"added": 1, "removed": 0, "modified": 0}',
      '[{"path": "solution.py", "stats": {"added": 1, "removed": 0, "modified": 0}, "isNewFile": false}]',
      now(), now(), position + 1
    from generate_series(1, 2000) n, generate_series(1, 10) position`);
  await db.execute(sql`insert into file_revisions
    select 'attempt-' || n, 'solution.py', position, position + 1,
      '{"kind": "snapshot", "text": "pass"}'
    from generate_series(1, 2000) n, generate_series(0, 10) position`);
  await db.execute(sql`insert into idempotency_keys
    select 'person-' || n % 200, 'POST /x', 'key-' || n, 'f', now()
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze`);
}

/** Every statement that is sent from now on, so that what is explained is what is really asked. */
function listenTo({ pool }: Connection, asked: { text: string; values: unknown[] }[]): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query(...given: [{ text: string } | string, unknown[]]) {
      const [config, values] = given;
      if (typeof config === "object" && !config.text.startsWith("delete")) {
        asked.push({ text: config.text, values });
      }
      return query(...given);
    },
  });
}
