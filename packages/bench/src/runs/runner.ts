import { availableParallelism } from "node:os";
import { type Bench, type Row, row } from "../bench.ts";
import { bareInterpreters } from "./bare-interpreters.ts";
import { measureBrowserBytes } from "./browser-bytes.ts";
import { measureColdStart } from "./cold-start.ts";
import type { Sample } from "./measure.ts";
import { measureBareThroughput, measureThroughput, SUBMISSIONS } from "./throughput.ts";
import { measureWarmSubmissions } from "./warm-submissions.ts";

const ROUNDS = 15;
const FRESH_ROUNDS = 2;
const COLD_ROUNDS = 4;
const WAITING = [1, 8, 64, SUBMISSIONS];
const MEMORY_BOUND_MB = 64;

const against = (name: string, baseline: Sample, subject: Sample): Row[] => [
  row(`${name}, median of ${subject.runs}`, "ms", baseline.medianMs, subject.medianMs),
  row(`${name}, best of ${subject.runs}`, "ms", baseline.bestMs, subject.bestMs),
];

async function warmRows(): Promise<Row[]> {
  const { javaScript, python, fresh } = await measureWarmSubmissions(ROUNDS, FRESH_ROUNDS);
  return [
    ...against("20 JavaScript tests, warm, against bare node", javaScript.bare, javaScript.ours),
    ...(python.bare
      ? against("20 Python tests, warm, against bare python3", python.bare, python.ours)
      : []),
    row(
      "20 JavaScript tests against a fresh process per test",
      "ms",
      fresh.javascript.medianMs,
      javaScript.ours.medianMs,
    ),
    row(
      "20 Python tests against a fresh process per test",
      "ms",
      fresh.python.medianMs,
      python.ours.medianMs,
    ),
  ];
}

async function throughputRows(): Promise<Row[]> {
  const rows: Row[] = [];
  const bare = bareInterpreters();
  for (const engine of ["javascript", "python"] as const) {
    const runOnce = engine === "javascript" ? bare.node : bare.python;
    if (!runOnce) continue;
    const barePerSecond = await measureBareThroughput(runOnce);
    for (const waiting of WAITING) {
      const crowd = await measureThroughput(engine, waiting);
      const name = `${engine}, ${waiting} waiting`;
      rows.push(
        row(`${name}, against bare processes`, "submissions/s", barePerSecond, crowd.perSecond),
        row(
          `${name}: growth of the server against its bound`,
          "MB",
          MEMORY_BOUND_MB,
          crowd.serverGrowthMb,
        ),
      );
      if (waiting !== SUBMISSIONS) continue;
      // Whoever sends several has used time already, and others come first.
      const overtakes = `${name}: places overtaken against cores`;
      rows.push(row(overtakes, "places", availableParallelism(), crowd.largestOvertake));
    }
  }
  bare.close();
  return rows;
}

async function coldRows(): Promise<Row[]> {
  const { javascript, python } = await measureColdStart(COLD_ROUNDS);
  return [
    row(
      "Python cold start to 20 results against JavaScript",
      "ms",
      javascript.bestMs,
      python.bestMs,
    ),
  ];
}

async function byteRows(): Promise<Row[]> {
  const files = await measureBrowserBytes();
  return files.map(({ name, storedBytes, sentBytes }) =>
    row(`${name}, as sent against unpacked`, "KB", storedBytes / 1024, sentBytes / 1024),
  );
}

/** A ratio below 1 is better, except for submissions per second. */
export const runner: Bench = {
  what: "learners' programs in the sandbox, against bare interpreters and unpooled sandboxes",
  run: async () => [
    ...(await warmRows()),
    ...(await throughputRows()),
    ...(await coldRows()),
    ...(await byteRows()),
  ],
};
