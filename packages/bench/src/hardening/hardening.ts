import { startTestServer } from "@foothold/adapter-db/testing";
import type { Bench, Found } from "../bench.ts";
import { startWebServer } from "../web-server.ts";
import { readHiddenTests, readWithoutEnd, returnMuch, sendHostileTexts } from "./attacks.ts";
import { learnerAt } from "./learner.ts";
import { loadOf } from "./load.ts";

/** What one learner can get out of a real server although they should not. */
export const hardening: Bench = {
  what: "attacks of one learner on a real server, and what came of them",
  onlyByName: true,
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const web = await startWebServer(database.url, { READS_PER_MINUTE: "1200" });
    try {
      const learner = await learnerAt(web.url);
      return [
        ...(await returnMuch(learner)),
        ...(await readHiddenTests(learner)),
        ...(await readWithoutEnd(learner)),
      ];
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
  broken: (rows) =>
    rows.flatMap(({ attack, isHeld }) => (isHeld === "yes" ? [] : [String(attack)])),
};

/** How a server answers while a whole course works or somebody attacks it, compared with the same server when idle. */
export const hardeningLoad: Bench = {
  what: "300 people saving, handing in and streaming, floods and hostile texts, in one run beside an idle one",
  onlyByName: true,
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const many = { SIGN_UPS_PER_NETWORK: "1000", READS_PER_MINUTE: "1200" };
    const web = await startWebServer(database.url, many);
    try {
      const hostile = await learnerAt(web.url);
      return await loadOf(web.url, (during) => sendHostileTexts(hostile, during));
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
  broken: (rows) => rows.flatMap((row) => brokenIn(row)),
};

/** Told within a second is meant for a machine that does nothing else; the load stands beside it. */
const MOST_TOLD_MS = 1_000;

function brokenIn({ case: what, refused, "longest ms": longest }: Found): string[] {
  const [name, isFlood] = [String(what), String(what).includes("of one person")];
  const isToldLate = name.includes("told where they stand") && Number(longest) > MOST_TOLD_MS;
  return [
    ...(isFlood === (refused === "0") ? [`${name}: ${refused} refused`] : []),
    ...(isToldLate ? [`${name}: ${longest} ms, at most ${MOST_TOLD_MS}`] : []),
  ];
}
