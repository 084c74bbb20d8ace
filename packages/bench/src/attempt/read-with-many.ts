import { connect } from "@foothold/adapter-db";
import type { TestServer } from "@foothold/adapter-db/testing";
import { type Row, row } from "../bench.ts";
import { requestsPerSecond } from "../requests/load.ts";
import { signIn } from "../sign-in.ts";
import { startWebServer } from "../web-server.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const CALLERS = 8;
const REQUESTS = 300;
const ROUNDS = 9;

/**
 * The same read from a database with few attempts and one with many, in turns, so that both have the same conditions.
 */
export async function readWithMany(postgres: TestServer): Promise<Row> {
  const few = await serverWith(postgres, FEW);
  const many = await serverWith(postgres, MANY);
  try {
    const seen: { few: number; many: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      seen.push({ few: await few.measure(), many: await many.measure() });
    }
    const middle = seen.toSorted((one, other) => one.many / one.few - other.many / other.few);
    const { few: baseline, many: subject } = middle[Math.floor(ROUNDS / 2)] ?? { few: 1, many: 0 };
    return row(`GET an attempt, ${MANY} stored against ${FEW}`, "requests/s", baseline, subject);
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function serverWith(postgres: TestServer, total: number) {
  const database = await postgres.createDatabase();
  const web = await startWebServer(database.url);
  const id = await fillTo(database.url, total);
  const { cookie } = await signIn(web.url);
  const options = { callers: CALLERS, requests: REQUESTS, headers: { cookie } };
  return {
    measure: () => requestsPerSecond(`${web.url}/api/attempts/${id}`, options),
    stop: () => web.stop(),
  };
}

const BATCH = 50_000;

/** Returns the id of an attempt in the middle. */
async function fillTo(database: string, total: number): Promise<string> {
  const { pool, close } = connect(database);
  try {
    for (let stored = 0; stored < total; stored += BATCH) {
      await pool.query(
        `insert into attempts (id, user_id, problem_slug, language, code, hint_budget, created_at, finished_at)
         select md5(n::text), (select id from "user" where email = 'learner@demo.foothold'),
           'two-sum', 'javascript', repeat('// a line of code' || chr(10), 10), 3,
           now() - make_interval(secs => n), case when n % 2 = 0 then now() end
         from generate_series($1::int, $2::int) n`,
        [stored + 1, Math.min(stored + BATCH, total)],
      );
    }
    await pool.query("analyze attempts");
    const { rows } = await pool.query("select md5($1::text) as id", [String(total / 2)]);
    return rows[0].id;
  } finally {
    await close();
  }
}
