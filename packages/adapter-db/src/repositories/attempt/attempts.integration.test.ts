import { randomUUID } from "node:crypto";
import { saveCode } from "@foothold/core/attempt";
import { recoveryRules } from "@foothold/core/recovery";
import {
  aLearner,
  aProblem,
  fakeCoach,
  fakeRunner,
  memoryPatterns,
  memoryProblems,
  reachStep,
  systemClock,
} from "@foothold/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Connection, connect } from "../../connect.ts";
import { postgresRepositories } from "../../repositories.ts";
import { user } from "../../schema.ts";
import type { TestDatabase } from "../../testing/copy-template.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

describe("an attempt's tables", () => {
  let database: TestDatabase;
  let connection: Connection;
  const actor = aLearner();
  beforeAll(async () => {
    database = await createTestDatabase();
    connection = connect(database.url);
    const { userId: id } = actor;
    await connection.db.insert(user).values({ id, name: "A learner", email: "a@example.org" });
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  const depsAt = (now = systemClock.now) => ({
    ...postgresRepositories(connection),
    rules: recoveryRules(postgresRepositories(connection)),
    problems: memoryProblems([aProblem()]),
    patterns: memoryPatterns([]),
    coach: fakeCoach(),
    runner: fakeRunner(),
    clock: { now },
    newId: () => randomUUID(),
    pause: () => Promise.resolve(),
  });

  test.each(["update attempt_events set type = type", "delete from attempt_events"])(
    "events are append-only: %s is refused",
    async (statement) => {
      await reachStep(depsAt(), "PLAN", { actor });
      await expect(connection.pool.query(statement)).rejects.toMatchObject({ code: "23001" });
    },
  );

  test("a thousand saves of a 20 KB file, each a change set of its own, stay under 2 MB", async () => {
    const attemptId = await reachStep(depsAt(), "IMPLEMENT", { actor });
    const before = await tableBytes(connection);
    const lines = Array.from({ length: 550 }, (_, i) => `  const value${i} = step(${i * 7919});`);
    let version = (await depsAt().attempts.find(attemptId))?.version ?? 0;
    const startMs = Date.parse("2030-01-01T09:00:00.000Z");
    for (let save = 0; save < 1_000; save++) {
      lines[(save * 37) % lines.length] = `  const edited${save} = other(${save * 104_729});`;
      const deps = depsAt(() => new Date(startMs + save * 60_000));
      const code = lines.join("\n");
      ({ version } = await saveCode(deps, { attemptId, version, code }, actor));
    }
    expect(lines.join("\n").length).toBeGreaterThan(20_000);
    expect(await depsAt().changeSets.outline(attemptId)).toHaveLength(1_000);
    const after = await tableBytes(connection);
    const grown = Object.entries(after).map(([table, bytes]) => [
      table,
      bytes - (before[table] ?? 0),
    ]);
    const grownBytes = grown.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
    expect(grownBytes).toBeLessThan(2 * 1024 * 1024);
  }, 180_000);
});

/** With indexes and what is stored out of line, without the row versions that a vacuum clears away. */
async function tableBytes({ pool }: Connection): Promise<Record<string, number>> {
  await pool.query("vacuum full attempts");
  const { rows } = await pool.query(
    `select name, pg_total_relation_size(name::regclass) as bytes
     from unnest(array['attempts', 'attempt_events', 'change_sets', 'file_revisions']) name`,
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
