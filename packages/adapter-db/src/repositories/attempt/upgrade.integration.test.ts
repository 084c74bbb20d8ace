import { randomUUID } from "node:crypto";
import {
  finishAttempt,
  replay,
  retryCode,
  runTests,
  saveCode,
  submitApproach,
  submitCode,
  submitExplanation,
  viewAttempt,
} from "@foothold/core/attempt";
import { recoveryRules } from "@foothold/core/recovery";
import {
  aLearner,
  anExplanation,
  aProblem,
  fakeRunner,
  memoryProblems,
  rightCode,
  systemClock,
  wrongCode,
} from "@foothold/core/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Connection, connect } from "../../connect.ts";
import { migrate } from "../../migrate.ts";
import { postgresRepositories } from "../../repositories.ts";
import { createEmptyDatabase, type TestDatabase } from "../../testing/copy-template.ts";
import { migrateTo } from "../../testing/migrate-to.ts";

const failed = [
  { index: 0, status: "failed", hidden: false, purpose: "two small numbers", args: [1, 2] },
].map((result) => ({ ...result, expected: 3, stdout: "", stdoutTruncated: false, timeMs: 1 }));

const older = [
  ["begun", "APPROACH", null, "", null, null],
  ["coding", "CODE", "Add them.", wrongCode, null, null],
  ["testing", "TEST", "Add them.", wrongCode, JSON.stringify(failed), null],
  ["done", "DONE", "Add them.", rightCode, "[]", "2029-05-01T10:00:00.123Z"],
] as const;

describe("attempts from before the five steps", () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createEmptyDatabase(inject("testServerUrl"));
    await migrateTo(database.url, "0002_attempts_in_three_steps");
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      `insert into "user" (id, name, email) values ('learner-1', 'A learner', 'a@example.org')`,
    );
    for (const attempt of older) {
      await client.query(
        `insert into attempts (id, user_id, problem_slug, language, state, approach, code, test_results, finished_at)
         values ($1, 'learner-1', 'add-two', 'javascript', $2, $3, $4, $5, $6)`,
        [...attempt],
      );
    }
    await client.end();
    expect((await migrate(database.url)).applied).toBeGreaterThan(0);
    connection = connect(database.url);
  });
  afterAll(async () => {
    await connection.close();
    await database.drop();
  });

  const actor = aLearner();
  const deps = () => ({
    ...postgresRepositories(connection),
    rules: recoveryRules(postgresRepositories(connection)),
    problems: memoryProblems([aProblem()]),
    runner: fakeRunner(),
    clock: systemClock,
    newId: () => randomUUID(),
    pause: () => Promise.resolve(),
  });

  test.each(older)("one that was %s still opens, in its own flow", async (attemptId, state) => {
    const { attempt } = await viewAttempt(deps(), { attemptId }, actor);
    expect(attempt).toMatchObject({ state, v2Step: null, mode: "BEGINNER", version: 1 });
    expect(attempt).toMatchObject({ hintBudget: 0, hintsUsedCount: 0, understandPayload: null });
  });

  test.each(older)("one that was %s has an event that rebuilds it", async (attemptId) => {
    const { attempts } = deps();
    const { items } = await attempts.events(attemptId, { limit: 5 });
    expect(items.map(({ type }) => type)).toEqual(["attempt-imported"]);
    expect(replay(items)).toEqual(await attempts.find(attemptId));
  });

  test("the five steps are not for them", async () => {
    const coach = { assessExplanation: () => Promise.reject(new Error("not asked")) } as never;
    const input = { attemptId: "begun", ...anExplanation() };
    await expect(submitExplanation({ ...deps(), coach }, input, actor)).rejects.toMatchObject({
      code: "wrong-step",
      details: { v2Step: null, state: "APPROACH" },
    });
  });

  test("one is finished from its first step to its last", async () => {
    const attemptId = "begun";
    await submitApproach(deps(), { attemptId, approach: "Add both." }, actor);
    await saveCode(deps(), { attemptId, version: 2, code: wrongCode }, actor);
    await submitCode(deps(), { attemptId, code: wrongCode }, actor);
    expect(await runTests(deps(), { attemptId }, actor)).toMatchObject({ outcome: "failed" });
    await retryCode(deps(), { attemptId }, actor);
    await submitCode(deps(), { attemptId, code: rightCode }, actor);
    expect(await runTests(deps(), { attemptId }, actor)).toMatchObject({ outcome: "passed" });
    const { attempt } = await finishAttempt(deps(), { attemptId }, actor);
    expect(attempt).toMatchObject({ state: "DONE", v2Step: null });
    const { items } = await deps().attempts.events(attemptId, { limit: 50 });
    expect(replay(items)).toEqual(await deps().attempts.find(attemptId));
  });

  test("one that was being tested goes on from there", async () => {
    const attemptId = "testing";
    await expect(finishAttempt(deps(), { attemptId }, actor)).rejects.toMatchObject({
      code: "tests-not-passed",
    });
    await retryCode(deps(), { attemptId }, actor);
    await submitCode(deps(), { attemptId, code: rightCode }, actor);
    await runTests(deps(), { attemptId }, actor);
    const { attempt } = await finishAttempt(deps(), { attemptId }, actor);
    expect(attempt.state).toBe("DONE");
  });

  test("a row that names no step begins with UNDERSTAND", async () => {
    const { rows } = await connection.pool.query(
      `insert into attempts (id, user_id, problem_slug, language, code, hint_budget)
       values ('new', 'learner-1', 'add-two', 'javascript', '', 3) returning mode, v2_step`,
    );
    expect(rows).toEqual([{ mode: "BEGINNER", v2_step: "UNDERSTAND" }]);
  });
});
