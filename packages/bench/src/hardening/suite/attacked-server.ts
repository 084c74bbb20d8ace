import { startTestServer } from "@foothold/adapter-db/testing";
import { afterAll, beforeAll } from "vitest";
import { signIn } from "../../sign-in.ts";
import { startWebServer } from "../../web-server.ts";
import { callerWith, type Learner, newLearnerAt } from "../learner.ts";

const many = "100000";

/** A real server on the production build with a database of its own, for the tests of one file. */
export function attackedServer(variables: Record<string, string> = {}) {
  let url = "";
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const postgres = await startTestServer();
    stops.push(() => postgres.stop());
    const { url: database } = await postgres.createDatabase();
    const web = await startWebServer(database, { SIGN_UPS_PER_NETWORK: many, ...variables });
    stops.push(() => web.stop());
    url = web.url;
  });
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop();
  });
  return {
    url: () => url,
    port: () => Number(new URL(url).port),
    learner: (): Promise<Learner> => newLearnerAt(url),
    admin: async (): Promise<Learner> => callerWith(url, (await signIn(url, "admin")).cookie),
    health: () => fetch(`${url}/api/health`).then((response) => response.status),
  };
}
