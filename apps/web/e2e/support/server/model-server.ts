import {
  type PictureStandIn,
  type StandIn,
  standInModels,
  startPictureStandIn,
  startStandInOf,
} from "@foothold/adapter-ai/testing";
import { type ModelProvider, modelProviders } from "@foothold/core/coach";
import { type BrowserContext, test as base, expect } from "../story.ts";
import { ownDatabase } from "./own-database.ts";
import { startWebServer } from "./start-web-server.ts";

type ModelServer = {
  standIns: Record<ModelProvider, StandIn>;
  gemini: StandIn;
  pictures: PictureStandIn;
  kill(): Promise<void>;
  restart(): Promise<void>;
};

/** A server of one's own with models whose replies the story decides. */
export const test = base.extend<{ server: ModelServer & { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
  server: async ({}, use) => {
    const database = await ownDatabase();
    const started = await Promise.all(
      modelProviders.map(async (provider) => [provider, await startStandInOf(provider)] as const),
    );
    const standIns = Object.fromEntries(started) as Record<ModelProvider, StandIn>;
    const pictures = await startPictureStandIn();
    const models = {
      ...variablesFor(standIns),
      PICTURE_MODEL: "stand-in-pictures",
      PICTURE_API_KEY: "a-key",
      PICTURE_BASE_URL: `${pictures.url}/v1`,
    };
    const start = (port?: number) =>
      startWebServer(database.url, { logName: "model-server", models, ...(port && { port }) });
    let web = await start();
    const { url, port } = web;
    await use({
      url,
      standIns,
      gemini: standIns.gemini,
      pictures,
      kill: () => web.kill(),
      async restart() {
        web = await start(port);
      },
    });
    await web.stop();
    await pictures.close();
    await Promise.all(Object.values(standIns).map((standIn) => standIn.close()));
    await database.drop();
  },
  baseURL: ({ server }, use) => use(server.url),
});

function variablesFor({ gemini, openai, anthropic, ollama }: Record<ModelProvider, StandIn>) {
  const listed = (provider: ModelProvider) => standInModels[provider].join(",");
  return {
    GEMINI_API_KEY: "a-key",
    GEMINI_BASE_URL: gemini.url,
    COACH_GEMINI_MODELS: listed("gemini"),
    OPENAI_API_KEY: "a-key",
    OPENAI_BASE_URL: `${openai.url}/v1`,
    COACH_OPENAI_MODELS: listed("openai"),
    ANTHROPIC_API_KEY: "a-key",
    ANTHROPIC_BASE_URL: anthropic.url,
    COACH_ANTHROPIC_MODELS: listed("anthropic"),
    OLLAMA_HOST: ollama.url,
    COACH_OLLAMA_MODELS: listed("ollama"),
  };
}

export async function chooseProvider(
  context: BrowserContext,
  coachProvider: ModelProvider,
): Promise<void> {
  const settings = await (await context.request.get("/api/settings")).json();
  const answer = await context.request.put("/api/settings", {
    data: { ...settings, coachProvider },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const chooseGemini = (context: BrowserContext): Promise<void> =>
  chooseProvider(context, "gemini");
