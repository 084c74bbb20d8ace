import { startTestServer } from "@foothold/adapter-db/testing";
import { type Bench, row } from "../bench.ts";
import { startWebServer } from "../web-server.ts";
import { startBareServer } from "./bare-server.ts";
import { requestsPerSecond } from "./load.ts";

const CALLERS = [1, 8, 32];
const REQUESTS = 2_000;
const DEMO_LEARNER = { email: "learner@demo.foothold", password: "one-step-at-a-time" };

/** The whole way of a small authenticated read, against node:http with the same two queries. */
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

async function signIn(url: string) {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(DEMO_LEARNER),
  });
  if (!response.ok) throw new Error(`The sign-in answered ${response.status}.`);
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  const token = decodeURIComponent(cookie).split("=")[1]?.split(".")[0] ?? "";
  return { cookie, token };
}
