import { GEMINI_STAND_IN_MODELS, startGeminiStandIn } from "@foothold/adapter-ai/testing";
import { startTestServer } from "@foothold/adapter-db/testing";
import { startWebServer } from "./start-web-server.ts";

/** Nobody listens there. */
const CLOSED_ADDRESS = "http://127.0.0.1:9";

/** The production build on a database of its own, with a model that works and one that is down; all gone after the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const databaseServer = await startTestServer();
  const gemini = await startGeminiStandIn();
  const models = {
    GEMINI_API_KEY: "a-key",
    GEMINI_BASE_URL: gemini.url,
    COACH_GEMINI_MODELS: GEMINI_STAND_IN_MODELS.join(","),
    OLLAMA_HOST: CLOSED_ADDRESS,
    COACH_OLLAMA_MODELS: "nobody:1b",
  };
  try {
    const { url } = await databaseServer.createDatabase();
    const webServer = await startWebServer(url, { models });
    process.env.E2E_BASE_URL = webServer.url;
    process.env.E2E_DATABASE_SERVER = databaseServer.adminUrl;
    return async () => {
      await webServer.stop();
      await gemini.close();
      await databaseServer.stop();
    };
  } catch (error) {
    await gemini.close();
    await databaseServer.stop();
    throw error;
  }
}
