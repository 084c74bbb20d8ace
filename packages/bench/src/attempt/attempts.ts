import { startTestServer } from "@foothold/adapter-db/testing";
import type { Bench, Row } from "../bench.ts";
import { signIn } from "../sign-in.ts";
import { startWebServer } from "../web-server.ts";
import { fullAttempt } from "./full-attempt.ts";
import { readWithMany } from "./read-with-many.ts";

export const attempts: Bench = {
  what: "a whole attempt over HTTP against its SQL alone (ms), and reading one with 1,000 and 1,000,000 stored",
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const web = await startWebServer(database.url);
    try {
      const { cookie } = await signIn(web.url);
      const rows: Row[] = [];
      rows.push(...(await fullAttempt(web.url, database.url, cookie)));
      rows.push(await readWithMany(postgres));
      return rows;
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
};
