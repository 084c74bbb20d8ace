import { startTestServer } from "@foothold/adapter-db/testing";
import { type Bench, row } from "../bench.ts";
import { signIn } from "../sign-in.ts";
import { startWebServer } from "../web-server.ts";
import { startBareServer } from "./bare-server.ts";
import { requestsPerSecond } from "./load.ts";

const CALLERS = [1, 8, 32];
const REQUESTS = 2_000;

/** A small authenticated read through the whole stack, compared with node:http and the same two queries. */
export const requests: Bench = {
  what: "GET /api/settings through handle(), against bare node:http + drizzle (requests a second)",
  async run() {
    const postgres = await startTestServer();
    const database = await postgres.createDatabase();
    const web = await startWebServer(database.url);
    try {
      const { cookie, token } = await signIn(web.url);
      const bare = await startBareServer(database.url, token);
      const rows = [];
      for (const callers of CALLERS) {
        const options = { callers, requests: REQUESTS, headers: { cookie } };
        const baseline = await requestsPerSecond(bare.url, options);
        const subject = await requestsPerSecond(`${web.url}/api/settings`, options);
        rows.push(row(`${callers} callers`, "requests/s", baseline, subject));
      }
      await bare.stop();
      return rows;
    } finally {
      await web.stop();
      await postgres.stop();
    }
  },
};
