import { randomUUID } from "node:crypto";
import { saveCode } from "@foothold/core/attempt";
import type { Actor } from "@foothold/core/people";
import { recoveryRules } from "@foothold/core/recovery";
import {
  aLearner,
  anAuditRecord,
  aPerson,
  aProblem,
  collect,
  fakeCoach,
  fakeRunner,
  memoryPatterns,
  memoryProblems,
  reachStep,
  systemClock,
} from "@foothold/core/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect } from "../connect.ts";
import { postgresRepositories } from "../repositories.ts";
import { attemptEvents, user } from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

const audit = anAuditRecord({ action: "account-deleted" });

describe("a person with attempts", () => {
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

  const deps = () => ({
    ...postgresRepositories(connection),
    rules: recoveryRules(postgresRepositories(connection)),
    problems: memoryProblems([aProblem()]),
    patterns: memoryPatterns([]),
    coach: fakeCoach(),
    runner: fakeRunner(),
    clock: systemClock,
    newId: () => randomUUID(),
    pause: () => Promise.resolve(),
  });

  async function learnerAt(step: "IMPLEMENT" | "REFLECT") {
    const person = aPerson({ id: randomUUID() });
    const row = { ...person, createdAt: new Date(), disabledAt: null };
    await connection.db.insert(user).values({ ...row, email: `${person.id}@example.org` });
    const actor: Actor = aLearner({ userId: person.id });
    return { person, actor, attemptId: await reachStep(deps(), step, { actor }) };
  }

  const eventsOf = (attemptId: string) =>
    connection.db.$count(attemptEvents, eq(attemptEvents.attemptId, attemptId));

  test("goes with attempts, events and code; somebody else's stay", async () => {
    const [mine, theirs] = [await learnerAt("REFLECT"), await learnerAt("REFLECT")];
    const before = await eventsOf(theirs.attemptId);
    expect(await deps().personalData.erase(mine.person.id, audit)).toBe("changed");
    expect(await deps().attempts.find(mine.attemptId)).toBeNull();
    expect(await eventsOf(mine.attemptId)).toBe(0);
    expect(await eventsOf(theirs.attemptId)).toBe(before);
    expect(before).toBeGreaterThan(3);
  });

  test("is exported with code as it was after every change, more rows than a page holds", async () => {
    const { person, actor, attemptId } = await learnerAt("IMPLEMENT");
    const startMs = Date.parse("2030-01-01T09:00:00.000Z");
    for (let save = 1; save <= 120; save++) {
      const clock = { now: () => new Date(startMs + save * 600_000) };
      const { version } = (await deps().attempts.find(attemptId)) ?? { version: 0 };
      const code = `let a = 1;\nlet b = ${save};\n`;
      await saveCode({ ...deps(), clock }, { attemptId, version, code }, actor);
    }
    const kinds = deps().personalData.of({ ...person, email: "" });
    const versions = kinds.find(({ name }) => name === "code-versions");
    const rows = versions ? await collect(versions.rows) : [];
    expect(rows.map(({ content }) => content).slice(-120)).toEqual(
      Array.from({ length: 120 }, (_, save) => `let a = 1;\nlet b = ${save + 1};\n`),
    );
  });

  test("what another tab is saving at that moment goes too", async () => {
    const { person, attemptId } = await learnerAt("IMPLEMENT");
    const tab = await connection.pool.connect();
    await tab.query("begin");
    await tab.query("update attempts set version = version + 1 where id = $1", [attemptId]);
    const erasure = deps().personalData.erase(person.id, audit);
    await expect.poll(waitingForALock, { timeout: 10_000 }).toBe(1);
    await tab.query(
      `insert into attempt_events select attempt_id, 1000, actor_id, request_id, type, from_place, to_place, at, details
       from attempt_events where attempt_id = $1 and version = 1`,
      [attemptId],
    );
    await tab.query("commit");
    tab.release();
    expect(await erasure).toBe("changed");
    expect(await eventsOf(attemptId)).toBe(0);
  });

  async function waitingForALock() {
    const { rowCount } = await connection.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  }

  test("who saves after that is told that there is nothing", async () => {
    const { person, actor, attemptId } = await learnerAt("IMPLEMENT");
    await deps().personalData.erase(person.id, audit);
    const save = saveCode(deps(), { attemptId, version: 1, code: "// late\n" }, actor);
    await expect(save).rejects.toMatchObject({ code: "not-found" });
  });

  test("an event goes only with its owner, also while somebody is being erased", async () => {
    const [mine, theirs] = [await learnerAt("IMPLEMENT"), await learnerAt("IMPLEMENT")];
    const client = await connection.pool.connect();
    const inErasureOf = async (personId: string, statement: string) => {
      await client.query("begin");
      await client.query("select set_config('foothold.erased_person', $1, true)", [personId]);
      try {
        return (await client.query(statement, [theirs.attemptId])).rowCount;
      } finally {
        await client.query("rollback");
      }
    };
    const remove = "delete from attempt_events where attempt_id = $1";
    const rewrite = "update attempt_events set type = type where attempt_id = $1";
    await expect(inErasureOf(mine.person.id, remove)).rejects.toThrow(/append-only/);
    await expect(inErasureOf(theirs.person.id, rewrite)).rejects.toThrow(/append-only/);
    expect(await inErasureOf(theirs.person.id, remove)).toBeGreaterThan(0);
    client.release();
    await expect(connection.pool.query(remove, [theirs.attemptId])).rejects.toThrow(/append-only/);
  });

  test("the audit trail lets nothing go, also while somebody is being erased", async () => {
    const erasing = "select set_config('foothold.erased_person', 'leaver', true)";
    const both = `${erasing}; delete from audit_entries`;
    await expect(connection.pool.query(both)).rejects.toThrow(/append-only/);
  });
});
