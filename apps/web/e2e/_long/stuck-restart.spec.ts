import {
  type Fault,
  GEMINI_STAND_IN_MODELS,
  startGeminiStandIn,
} from "@foothold/adapter-ai/testing";
import { aClass, aLearner } from "../support/classes.ts";
import { ownDatabase } from "../support/server/own-database.ts";
import { startWebServer } from "../support/server/start-web-server.ts";
import { allowCutConnection, test as base, expect } from "../support/story.ts";
import { answerLearner, beginStuckStory, reachHuman, readAnswer } from "../support/stuck-story.ts";

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

test("with models that fail and a server that is killed between stages a human is reached, whose answer comes from another server", async ({
  browser,
  instances: { gemini, first, other },
}) => {
  allowCutConnection();
  test.setTimeout(400_000);
  const teaching = await aClass(browser, "Mondays", other.url);
  const learner = await aLearner(browser, teaching.joinCode);
  const settings = await (await learner.context.request.get("/api/settings")).json();
  const data = { ...settings, coachProvider: "gemini" };
  expect((await learner.context.request.put("/api/settings", { data })).ok()).toBe(true);
  gemini.behave("server-error");

  const story = await beginStuckStory(teaching, learner);
  await reachHuman(story, {
    async onShown(panel) {
      await expect(panel.getByRole("article").first()).toContainText("Built-in answer");
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
  await answerLearner(story);
  await readAnswer(story);
  expect(gemini.requests.length).toBeGreaterThan(0);
  for (const { context } of [teaching, learner]) await context.close();
});
