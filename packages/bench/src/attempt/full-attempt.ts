import { loadCatalog } from "@foothold/catalog";
import type { Assessment } from "@foothold/core/attempt";
import { median } from "@foothold/core/median";
import { type Row, row } from "../bench.ts";
import { requestsOfAnAttempt } from "./requests-of-an-attempt.ts";
import { recordStatements, replayStatements } from "./statements.ts";

const WARM_UP = 3;
const MEASURED = 15;

/** The median time of whole attempts, one after the other, without running the tests. */
export async function fullAttempt(web: string, database: string, cookie: string): Promise<Row[]> {
  const statements = await recordStatements(database);
  const overHttp = await measured(async () => {
    const spent = await attemptOverHttp(web, cookie);
    return [spent.wholeMs, spent.wholeMs - spent.runMs];
  });
  const directly = await measured(async () => [await replayStatements(database, statements)]);
  const requests = 1 + 2 * requestsOfAnAttempt.length;
  const name = `an attempt (${requests} requests, ${statements.length} statements)`;
  return [
    row(name, "ms", directly[0] ?? 0, overHttp[0] ?? 0),
    row("… without running the tests", "ms", directly[0] ?? 0, overHttp[1] ?? 0),
  ];
}

async function attemptOverHttp(web: string, cookie: string) {
  const startedAt = performance.now();
  let runMs = 0;
  const begin = { problemSlug: "two-sum", language: "javascript", mode: "BEGINNER" };
  const { attempt } = await send(web, cookie, "POST", "/api/attempts", begin);
  for (const { method, path, body } of requestsOfAnAttempt) {
    const { version } = (await send(web, cookie, "GET", `/api/attempts/${attempt.id}`)).attempt;
    const sentAt = performance.now();
    const at = `/api/attempts/${attempt.id}`;
    const answer = await send(web, cookie, method, `${at}/${path}`, { ...body, version });
    if (path === "understand/submit") await predict(answer.probes, at);
    if (path === "verify/run") runMs += performance.now() - sentAt;
  }
  return { wholeMs: performance.now() - startedAt, runMs };

  /** Answers predictions until none is asked for. */
  async function predict([probe]: Probe[], at: string): Promise<void> {
    if (!probe) return;
    const { question, args } = probe;
    const answer = JSON.stringify(loadCatalog().readingsOf("two-sum", args)?.expected);
    const next = await send(web, cookie, "POST", `${at}/understand/followup`, { question, answer });
    await predict(next.probes, at);
  }
}

type Probe = Assessment["probes"][number];

async function send(web: string, cookie: string, method: string, path: string, body?: object) {
  const response = await fetch(web + path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function measured(once: () => Promise<number[]>): Promise<number[]> {
  const taken: number[][] = [];
  for (let i = 0; i < WARM_UP + MEASURED; i++) taken.push(await once());
  const kept = taken.slice(WARM_UP);
  return (kept[0] ?? []).map((_, column) => median(kept.map((row) => row[column] ?? 0)));
}
