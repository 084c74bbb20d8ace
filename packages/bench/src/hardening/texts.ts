import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startTestServer } from "@foothold/adapter-db/testing";
import type { Bench } from "../bench.ts";
import { startWebServer } from "../web-server.ts";
import { sendHostileTexts } from "./attacks.ts";
import { healthDuring, percentile } from "./health-during.ts";
import { learnerAt } from "./learner.ts";

const ROUNDS = 3;
const IDLE_MS = 6_000;
const HOSTILE_MS = 15_000;

/** Bounds of the middle round, for a machine that does nothing else. The load stands beside each round. */
const MOST_MS = 50;
const MOST_TIMES_IDLE = 3;

/** `hardening-texts=5` measures five times. */
export const hardeningTexts: Bench = {
  what: "health while hostile texts are read, each time after the same server idle, with the machine's load",
  onlyByName: true,
  async run(rounds = String(ROUNDS)) {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const web = await startWebServer(database.url);
    try {
      const learner = await learnerAt(web.url);
      await sendHostileTexts(learner, () => pause(1_000));
      const rows = [];
      for (let round = 1; round <= Number(rounds); round++) {
        const load = loadavg()[0] ?? 0;
        const idle = await healthDuring(web.url, () => pause(IDLE_MS));
        const hostile = await healthDuring(web.url, () =>
          sendHostileTexts(learner, () => pause(HOSTILE_MS)),
        );
        const [before, during] = [percentile(idle.times, 0.95), percentile(hostile.times, 0.95)];
        rows.push({
          case: `round ${round}, load ${load.toFixed(1)} before`,
          "idle p50, p95 ms": `${percentile(idle.times, 0.5)}, ${before}`,
          "hostile p50 ms": percentile(hostile.times, 0.5),
          "hostile p95 ms": during,
          "p95, times idle": Math.round((during / before) * 10) / 10,
        });
      }
      return rows;
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
  broken(rows) {
    const median = (column: string) =>
      percentile(
        rows.map((row) => Number(row[column])),
        0.5,
      );
    const [ms, times] = [median("hostile p95 ms"), median("p95, times idle")];
    const broken: string[] = [];
    if (ms >= MOST_MS) broken.push(`health's p95 is ${ms} ms, not below ${MOST_MS}`);
    if (times >= MOST_TIMES_IDLE) {
      broken.push(`health's p95 is ${times} times that of idle, not below ${MOST_TIMES_IDLE}`);
    }
    return broken;
  },
};
