import { startTestServer } from "@foothold/adapter-db/testing";
import { startWebServer } from "./start-web-server.ts";

/** The production build on a database of its own, both gone after the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const databaseServer = await startTestServer();
  try {
    const { url } = await databaseServer.createDatabase();
    const webServer = await startWebServer(url);
    process.env.E2E_BASE_URL = webServer.url;
    return async () => {
      await webServer.stop();
      await databaseServer.stop();
    };
  } catch (error) {
    await databaseServer.stop();
    throw error;
  }
}
