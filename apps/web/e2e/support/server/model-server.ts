import {
  GEMINI_STAND_IN_MODELS,
  type StandIn,
  startGeminiStandIn,
} from "@foothold/adapter-ai/testing";
import { type BrowserContext, test as base, expect } from "../story.ts";
import { ownDatabase } from "./own-database.ts";
import { startWebServer } from "./start-web-server.ts";

type ModelServer = {
  gemini: StandIn;
  kill(): Promise<void>;
  restart(): Promise<void>;
};

/** A server of one's own with a model whose replies the story decides. */
export const test = base.extend<{ server: ModelServer & { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
  server: async ({}, use) => {
    const database = await ownDatabase();
    const gemini = await startGeminiStandIn();
    const models = {
      GEMINI_API_KEY: "a-key",
      GEMINI_BASE_URL: gemini.url,
      COACH_GEMINI_MODELS: GEMINI_STAND_IN_MODELS.join(","),
    };
    const start = (port?: number) =>
      startWebServer(database.url, { logName: "model-server", models, ...(port && { port }) });
    let web = await start();
    const { url, port } = web;
    await use({
      url,
      gemini,
      kill: () => web.kill(),
      async restart() {
        web = await start(port);
      },
    });
    await web.stop();
    await gemini.close();
    await database.drop();
  },
  baseURL: ({ server }, use) => use(server.url),
});

export async function chooseGemini(context: BrowserContext): Promise<void> {
  const settings = await (await context.request.get("/api/settings")).json();
  const data = { ...settings, coachProvider: "gemini" };
  const answer = await context.request.put("/api/settings", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
