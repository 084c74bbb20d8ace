import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer } from "@foothold/adapter-db/testing";
import { startWebServer } from "./start-web-server.ts";

/** The production build on a database of its own, both gone after the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const databaseServer = await startTestServer();
  const home = await mkdtemp(join(tmpdir(), "foothold-e2e-"));
  try {
    const { url } = await databaseServer.createDatabase();
    const webServer = await startWebServer({ databaseUrl: url, home });
    process.env.E2E_BASE_URL = webServer.url;
    return async () => {
      await webServer.stop();
      await databaseServer.stop();
      await rm(home, { recursive: true, force: true });
    };
  } catch (error) {
    await databaseServer.stop();
    throw error;
  }
}
