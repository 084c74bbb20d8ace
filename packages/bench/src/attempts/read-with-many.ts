import { connect } from "@foothold/adapter-db";
import { type Row, row } from "../bench.ts";
import { requestsPerSecond } from "../requests/load.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const CALLERS = 8;
const REQUESTS = 1_500;
const ROUNDS = 3;

/** One's own attempt read over HTTP while few and while many are stored; the best of some rounds each. */
export async function readWithMany(web: string, database: string, cookie: string): Promise<Row> {
  const { pool, close } = connect(database);
  try {
    const { rows } = await pool.query(
      "select id from attempts where finished_at is not null limit 1",
    );
    const url = `${web}/api/attempts/${rows[0].id}`;
    const options = { callers: CALLERS, requests: REQUESTS, headers: { cookie } };
    await fillTo(pool, FEW);
    const few = await best(() => requestsPerSecond(url, options));
    await fillTo(pool, MANY);
    const many = await best(() => requestsPerSecond(url, options));
    return row(`GET an attempt, ${MANY} stored against ${FEW}`, "requests/s", few, many);
  } finally {
    await close();
  }
}

async function best(measure: () => Promise<number>): Promise<number> {
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) most = Math.max(most, await measure());
  return most;
}

const BATCH = 50_000;

async function fillTo(pool: ReturnType<typeof connect>["pool"], total: number): Promise<void> {
  const { rows } = await pool.query("select count(*)::int as count from attempts");
  for (let stored = rows[0].count; stored < total; stored += BATCH) {
    await pool.query(
      `insert into attempts (id, user_id, problem_slug, language, code, hint_budget, created_at, finished_at)
       select gen_random_uuid()::text, (select id from "user" where email = 'learner@demo.foothold'),
         'two-sum', 'javascript', repeat('// a line of code' || chr(10), 10), 3,
         now() - make_interval(secs => n), case when n % 2 = 0 then now() end
       from generate_series($1::int, $2::int) n`,
      [stored + 1, Math.min(stored + BATCH, total)],
    );
  }
  await pool.query("vacuum analyze attempts");
}
