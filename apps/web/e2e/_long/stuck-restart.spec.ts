import {
  type Fault,
  GEMINI_STAND_IN_MODELS,
  startGeminiStandIn,
} from "@foothold/adapter-ai/testing";
import { test as base, expect } from "@playwright/test";
import { aClass, aLearner } from "../support/classes.ts";
import { ownDatabase } from "../support/own-database.ts";
import { startWebServer } from "../support/start-web-server.ts";
import { tellStuckStory } from "../support/stuck-story.ts";

/** One after the other, a new one for each stage. */
const faults: readonly Fault[] = ["bad-key", "leak", "empty", "overloaded-mid-stream", "cut"];

type Instances = {
  gemini: Awaited<ReturnType<typeof startGeminiStandIn>>;
  first: { url: string; kill(): Promise<void>; restart(): Promise<void> };
  other: { url: string };
};

/** Two servers on one database, with a model that both talk to. */
const test = base.extend<{ instances: Instances }>({
  // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
  instances: async ({}, use) => {
    const database = await ownDatabase();
    const gemini = await startGeminiStandIn();
    const models = {
      GEMINI_API_KEY: "a-key",
      GEMINI_BASE_URL: gemini.url,
      COACH_GEMINI_MODELS: GEMINI_STAND_IN_MODELS.join(","),
      COACH_FIRST_WORDS_SECONDS: "1",
    };
    const start = (logName: string, port?: number) =>
      startWebServer(database.url, { logName, models, ...(port && { port }) });
    let [first, other] = await Promise.all([start("restart-first"), start("restart-other")]);
    const { url, port } = first;
    await use({
      gemini,
      other,
      first: {
        url,
        kill: () => first.kill(),
        async restart() {
          first = await start("restart-first", port);
        },
      },
    });
    await Promise.all([first.stop(), other.stop()]);
    await gemini.close();
    await database.drop();
  },
  baseURL: ({ instances }, use) => use(instances.first.url),
});

test("the same with models that fail and a server that is killed between stages, the instructor being at another server", async ({
  browser,
  instances: { gemini, first, other },
}) => {
  test.setTimeout(400_000);
  const teaching = await aClass(browser, "Mondays", other.url);
  const learner = await aLearner(browser, teaching.joinCode);
  const second = await aLearner(browser, teaching.joinCode, other.url);
  for (const { context } of [learner, second]) {
    const settings = await (await context.request.get("/api/settings")).json();
    const data = { ...settings, coachProvider: "gemini" };
    expect((await context.request.put("/api/settings", { data })).ok()).toBe(true);
  }
  gemini.behave("server-error");

  await tellStuckStory({
    teaching,
    learner,
    second,
    async onShown(panel) {
      await expect(panel.getByRole("article").first()).toContainText("Stand-in answer");
    },
    async beforeFailing(stage) {
      gemini.behave(faults[stage % faults.length] ?? "server-error");
    },
    async afterFailing(stage) {
      if (stage !== 0) return;
      await first.kill();
      await first.restart();
    },
  });
  expect(gemini.requests.length).toBeGreaterThan(0);
  for (const { context } of [teaching, learner, second]) await context.close();
});
