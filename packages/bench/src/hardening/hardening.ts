import { startTestServer } from "@foothold/adapter-db/testing";
import type { Bench } from "../bench.ts";
import { startWebServer } from "../web-server.ts";
import { readHiddenTests, readWithoutEnd, returnMuch, sendHostileTexts } from "./attacks.ts";
import { learnerAt } from "./learner.ts";

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
        ...(await sendHostileTexts(learner)),
        ...(await returnMuch(learner)),
        ...(await readHiddenTests(learner)),
        ...(await readWithoutEnd(learner)),
      ];
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
};
