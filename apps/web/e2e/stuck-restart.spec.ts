import { startTestServer } from "@foothold/adapter-db/testing";
import { expect, test } from "@playwright/test";
import { PASSWORD, someone } from "./people.ts";
import { inOtherWords } from "./support/failing.ts";
import { startWebServer } from "./support/start-web-server.ts";
import { explanation, invariantText, wrong } from "./support/two-sum.ts";

type Shown = { key: string; stage: string };

test("a server killed between two stages leaves nothing behind: another goes on where it was", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const database = await startTestServer();
  const { url: databaseUrl } = await database.createDatabase();
  let server = await startWebServer(databaseUrl, { logName: "server-restart" });

  const post = async (path: string, data: object = {}) => {
    const answer = await context.request.post(server.url + path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  try {
    await post("/api/auth/sign-up/email", { ...someone("Lee"), password: PASSWORD });
    const start = { problemSlug: "two-sum", language: "javascript" };
    const { id } = (await post("/api/attempts", start)).attempt;
    const attempt = `/api/attempts/${id}`;
    await post(`${attempt}/understand/submit`, explanation);
    await post(`${attempt}/plan/choose`, { patternId: "hash-map", confidence: 4, invariantText });
    let tries = 0;
    const fail = async () => {
      tries += 1;
      if (tries > 1) await post(`${attempt}/verify/retry`);
      await post(`${attempt}/implement/submit`, { code: inOtherWords(wrong.javascript, tries) });
      await post(`${attempt}/verify/run`);
    };
    const shown = async (): Promise<Shown[]> => {
      const answer = await context.request.get(`${server.url}${attempt}/recovery`);
      return (await answer.json()).recovery?.shown ?? [];
    };
    for (let time = 0; time < 4; time += 1) await fail();
    await post(`${attempt}/stuck/recover`);
    await expect.poll(shown, { timeout: 30_000 }).toHaveLength(1);

    await fail();
    await server.kill();
    server = await startWebServer(databaseUrl, { logName: "server-restart" });
    await expect.poll(shown, { timeout: 90_000 }).toHaveLength(2);
    await page.goto(`${server.url}/practice/${id}`);
    const recovery = page.getByRole("region", { name: "Another way in" });
    await expect(recovery.getByText("broken into steps")).toBeVisible();
    await expect(recovery.getByText("What was tried before")).toBeVisible();

    const keys = (await shown()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    await fail();
    await expect.poll(shown, { timeout: 30_000 }).toHaveLength(3);
  } finally {
    await server.stop();
    await database.stop();
  }
});
