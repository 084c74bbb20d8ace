import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { signUp, someone } from "./people.ts";
import { attemptAt, choosePlainEditor, codeOf } from "./support/attempts.ts";
import { ownDatabase } from "./support/own-database.ts";
import { startWebServer } from "./support/start-web-server.ts";
import { explanation } from "./support/two-sum.ts";

type Server = Awaited<ReturnType<typeof startWebServer>> & {
  /** Comes back at the same address, with the same data. */
  restart(): Promise<void>;
};

/** A server of one's own, because here it has to break. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
    async ({}, use, { workerIndex }) => {
      const database = await ownDatabase();
      const options = {
        logName: `outages-${workerIndex}`,
        preload: join(import.meta.dirname, "support/break-the-coach.ts"),
      };
      let web = await startWebServer(database.url, options);
      const { port } = web;
      await use({
        ...web,
        tell: (message) => web.tell(message),
        kill: () => web.kill(),
        async restart() {
          web = await startWebServer(database.url, { ...options, port });
        },
      });
      await web.stop();
      await database.drop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

test.describe.configure({ mode: "serial", timeout: 240_000 });

test("a server that is killed while one types and comes back has lost nothing", async ({
  page,
  context,
  server,
}) => {
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  await page.goto(await attemptAt(context, "UNDERSTAND"));
  const words = page.getByLabel("The problem in your own words");
  await words.fill("Before the lights went out. ");
  await expect(page.getByText("Draft saved")).toBeVisible();
  const coding = await context.newPage();
  await coding.goto(await codeOf(context, "valid-parentheses"));
  const code = coding.getByLabel("Your code");
  await code.fill("// before");
  await expect(coding.getByText("Saved", { exact: true })).toBeVisible();

  await server.kill();
  await code.fill("// before\n// and in the dark");
  await words.pressSequentially("Typed in the dark.");
  for (const one of [page, coding]) {
    await expect(one.getByText("Kept in this browser, not saved yet")).toBeVisible();
  }
  await page.getByLabel("What goes in, what comes out").fill("In the dark too.");

  await server.restart();
  await expect(page.getByText("Draft saved")).toBeVisible({ timeout: 60_000 });
  await expect(coding.getByText("Saved", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(words).toHaveValue("Before the lights went out. Typed in the dark.");
  await expect(page.getByLabel("What goes in, what comes out")).toHaveValue("In the dark too.");
  await coding.reload();
  await expect(code).toHaveValue("// before\n// and in the dark");
});

test("a coach that is down says so, loses nothing, and is asked again", async ({
  page,
  context,
  server,
}) => {
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "UNDERSTAND");
  await page.goto(path);
  await server.tell({ coach: "down" });
  await page.getByLabel("The problem in your own words").fill(explanation.explanation);
  await page.getByLabel("What goes in, what comes out").fill(explanation.inputOutputDescription);
  await page.getByLabel("What limits are there?").fill(explanation.constraintsDescription);
  await page.getByLabel("One example by hand").fill(explanation.exampleWalkthrough);
  await page.getByLabel("One approach that would not work").fill(explanation.wrongApproach);
  await page.getByRole("button", { name: "Send my explanation" }).click();
  await expect(page.getByText("The coach could not answer just now.")).toBeVisible();
  await expect(page.getByLabel("One example by hand")).toHaveValue(explanation.exampleWalkthrough);

  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Nudge" }).click();
  await expect(page.getByText("Stand-in answer")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("The problem in your own words")).toHaveValue(
    explanation.explanation,
  );
  await server.tell({ coach: "up" });
  await page.getByRole("button", { name: "Send my explanation" }).click();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
});
