import { emptyReply } from "@foothold/core/chat";
import { signInAs, signUp, someone } from "../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseGemini, test } from "../support/server/model-server.ts";
import { expect, type Page } from "../support/story.ts";
import { wrong } from "../support/two-sum.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const plan = (page: Page) => page.getByRole("region", { name: /^Plan: / });
const reply = (summary: string, content?: string) =>
  JSON.stringify({
    ...emptyReply,
    summary,
    fileChanges: content === undefined ? [] : [{ path: "notes.md", content }],
  });

async function startPlan(page: Page, strategy: RegExp): Promise<void> {
  const box = page.getByLabel("Your question");
  await expect(box).toBeEditable();
  await box.fill("Go through my code line by line");
  await box.press("Enter");
  await plan(page).getByRole("radio", { name: strategy }).check();
  await plan(page)
    .getByRole("button", { name: /^Start/ })
    .click();
}

test("a plan outlives its server, its conflict is decided, and a spent budget ends no plan", async ({
  page,
  context,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const { gemini } = server;
  await signUp(context, someone("Learner"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  const data = { code: wrong.javascript, version: attempt.version };
  await context.request.put(`${apiOf(path)}/code`, { data });
  await chooseGemini(context);
  await continueAttempt(page, path);
  const parts = plan(page).getByRole("list", { name: "Parts" }).getByRole("listitem");

  await test.step("a killed server's parts are taken over, and no model is asked twice", async () => {
    const text = reply("It takes the values one by one.");
    gemini.queue({ text }, { fault: "hang-mid-stream", text });
    gemini.behave({ text });
    await startPlan(page, /^Sequential/);
    await expect(parts.nth(0)).toContainText("100 % ✓");
    await expect(parts.nth(1)).toContainText("running");
    await expect(parts.nth(2)).toContainText("Waiting (depends on 1, 2)");
    await expect.poll(() => gemini.requests.length).toBe(2);
    await server.kill();
    await server.restart();
    await page.reload();
    await expect(log(page).getByText("It takes the values one by one.").first()).toBeVisible({
      timeout: 90_000,
    });
    await expect(plan(page)).toHaveCount(0);
    // Five parts: the one that had been asked before was answered by the built-in coach.
    expect(gemini.requests).toHaveLength(5);
    await expect(log(page).getByText(/^Line 3$/)).toBeVisible();
  });

  await test.step("two parts that change the same lines wait for the learner", async () => {
    gemini.queue(
      { text: reply("A map is begun.", "The map holds values.\n") },
      { text: reply("A loop is begun.", "The loop goes over values.\n") },
    );
    await startPlan(page, /^Fast and loose/);
    await expect(plan(page).getByText("Conflict 1 of 1:")).toBeVisible({ timeout: 30_000 });
    await expect(plan(page)).toContainText("The map holds values.");
    await expect(plan(page)).toContainText("The loop goes over values.");
    await plan(page)
      .getByRole("button", { name: /^Take part / })
      .first()
      .click();
    const notes = log(page).getByRole("listitem", { name: "Proposed change of notes.md" });
    await expect(notes).toHaveCount(1);
    await expect(plan(page)).toHaveCount(0);
  });

  await test.step("once the budget is spent the built-in coach does the rest", async () => {
    const admin = await browser.newContext({ baseURL: server.url });
    await signInAs(admin, "admin");
    const { settings } = await (await admin.request.get("/api/admin/coach")).json();
    const prices = { "gemini-stand-in-small": { input: 100, output: 100 } };
    const changed = await admin.request.put("/api/admin/coach", {
      data: {
        ...settings,
        chat: { ...settings.chat, prices },
        monthlyBudgets: { ...settings.monthlyBudgets, person: 0.01 },
      },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await admin.close();
    await startPlan(page, /^Sequential/);
    await expect(
      log(page)
        .getByText(/budget/i)
        .last(),
    ).toBeVisible({ timeout: 60_000 });
    await expect(plan(page)).toHaveCount(0);
  });
});
