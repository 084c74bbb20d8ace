import { randomUUID } from "node:crypto";
import { connect, postgresRepositories } from "@foothold/adapter-db";
import * as schema from "@foothold/adapter-db/schema";
import {
  choosePattern,
  requestHint,
  runTests,
  saveCode,
  startAttempt,
  submitCode,
  submitExplanation,
  submitReflection,
  suggestPatterns,
  viewAttempt,
} from "@foothold/core/attempt";
import type { Actor } from "@foothold/core/people";
import { recoveryRules } from "@foothold/core/recovery";
import {
  anExplanation,
  aProblem,
  fakeCoach,
  fakeRunner,
  goodChoice,
  memoryPatterns,
  memoryProblems,
  rightCode,
  systemClock,
} from "@foothold/core/testing";
import { eq } from "drizzle-orm";
import { requestsOfAnAttempt } from "./requests-of-an-attempt.ts";

type Statement = { text: string; values: unknown[] };
const RECORDED_ID = "the-recorded-attempt";

/** The SQL of a whole attempt in order, including what every request asks about session and limits. */
export async function recordStatements(url: string): Promise<Statement[]> {
  const connection = connect(url, { max: 1 });
  const said: Statement[] = [];
  connection.pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(config: { text: string } | string, ...rest: unknown[]) {
        const text = typeof config === "string" ? config : config.text;
        said.push({ text, values: Array.isArray(rest[0]) ? rest[0] : [] });
        return query(config, ...rest);
      },
    });
  });
  const userId = await makePerson(connection);
  said.length = 0;
  await makeAttempt(connection, userId);
  await connection.close();
  return said;
}

/** Runs the same statements for a new attempt, one after the other on one connection; returns the milliseconds. */
export async function replayStatements(url: string, statements: Statement[]): Promise<number> {
  const { pool, close } = connect(url, { max: 1 });
  const id = randomUUID();
  const renamed = statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => (value === RECORDED_ID ? id : value)),
  }));
  const client = await pool.connect();
  try {
    const startedAt = performance.now();
    for (const { text, values } of renamed) await client.query(text, values);
    return performance.now() - startedAt;
  } finally {
    client.release();
    await close();
  }
}

async function makePerson({ db }: ReturnType<typeof connect>): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  await db.insert(schema.user).values({ id, name: "A learner", email });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(schema.session).values({ id, token: id, userId: id, expiresAt });
  return id;
}

async function makeAttempt(connection: ReturnType<typeof connect>, userId: string): Promise<void> {
  const { db } = connection;
  const repositories = postgresRepositories(connection);
  let ids = 0;
  const deps = {
    ...repositories,
    rules: recoveryRules(repositories),
    problems: memoryProblems([aProblem()]),
    patterns: memoryPatterns([]),
    coach: fakeCoach(),
    runner: fakeRunner(),
    clock: systemClock,
    newId: () => (ids++ === 0 ? RECORDED_ID : randomUUID()),
    pause: () => Promise.resolve(),
  };
  const actor: Actor = { userId, role: "learner", requestId: "bench" };
  const attemptId = RECORDED_ID;

  /** What every request asks before its own work. */
  async function enter(limit: string | null): Promise<void> {
    await db.select().from(schema.session).where(eq(schema.session.token, userId));
    await db.select().from(schema.user).where(eq(schema.user.id, userId));
    if (limit) {
      await repositories.rateLimits.take(`${limit}:${userId}`, { max: 600, windowSeconds: 60 });
    }
  }

  const reflection = { cuesNextTime: ["in total"], invariantSummary: goodChoice.invariantText };
  const save = (part: string) => async (version: number) =>
    saveCode(deps, { attemptId, version, code: part }, actor);
  const work: Record<string, ((version: number) => Promise<unknown>)[]> = {
    "understand/submit": [() => submitExplanation(deps, { attemptId, ...anExplanation() }, actor)],
    "plan/suggest": [() => suggestPatterns(deps, { attemptId, explanation: "Add." }, actor)],
    "plan/choose": [() => choosePattern(deps, { attemptId, ...goodChoice }, actor)],
    code: [save(rightCode.slice(0, 10)), save(rightCode.slice(0, 20)), save(rightCode)],
    "implement/hint": [() => requestHint(deps, { attemptId }, actor)],
    "implement/submit": [() => submitCode(deps, { attemptId, code: rightCode }, actor)],
    "verify/run": [() => runTests(deps, { attemptId }, actor)],
    "reflect/submit": [() => submitReflection(deps, { attemptId, ...reflection }, actor)],
  };

  await enter("practice");
  await startAttempt(
    deps,
    { problemSlug: "add-two", language: "javascript", mode: "BEGINNER" },
    actor,
  );
  for (const { path } of requestsOfAnAttempt) {
    await enter(null);
    const { attempt } = await viewAttempt(deps, { attemptId }, actor);
    await enter("practice");
    await work[path]?.shift()?.(attempt.version);
  }
}
