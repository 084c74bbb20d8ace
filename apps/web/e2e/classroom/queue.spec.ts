import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, enterAt, goTo } from "../support/by-clicks.ts";
import { aClass, aLearner, anotherInstructor, openClass } from "../support/classes.ts";
import { holdNext } from "../support/hold-next.ts";
import { allowRefusal, expect, type Page, test } from "../support/story.ts";
import { right } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

test("of two instructors one answers, by keyboard, and one of another class sees nothing", async ({
  browser,
}) => {
  allowRefusal(409, "/api/guidance/");
  test.setTimeout(180_000);
  const teaching = await aClass(browser, "Two of us");
  const colleague = await anotherInstructor(browser);
  const stranger = await anotherInstructor(browser);
  const added = await teaching.context.request.post(
    `/api/classes/${teaching.classId}/instructors`,
    { data: { email: colleague.email } },
  );
  expect(added.ok(), await added.text()).toBe(true);
  const learner = await aLearner(browser, teaching.joinCode);
  await inBackground(colleague.page);
  for (const page of [colleague.page, stranger.page]) await enterAt(page, "Queue");
  await openClass(teaching);
  const attempt = await attemptAt(learner.context, "IMPLEMENT");
  const asked = await learner.context.request.post(
    `/api/attempts/${attempt.split("/").at(-1)}/stuck/ask-instructor`,
    { data: { message: "I do not see where to begin." } },
  );
  expect(asked.ok(), await asked.text()).toBe(true);

  const header = teaching.page.getByRole("banner");
  await expect(teaching.page.getByRole("link", { name: "Asks for you" })).toBeVisible();
  await expect(header.getByRole("link", { name: /^Queue\s?\d+\s?waiting/ })).toBeVisible();
  await expect(teaching.page).toHaveTitle(/^\(\d+\) Two of us/);
  await header.getByRole("button", { name: /^Notifications, \d+ unread/ }).click();
  await teaching.page.getByRole("link", { name: `${learner.name} asks for help` }).click();
  await expect(teaching.page).toHaveURL(/\/instructor\/queue\//);
  await lookAt(colleague.page);
  const link = (page: Page) =>
    page.getByRole("region", { name: "Waiting" }).getByRole("link", { name: learner.name });
  await expect(link(teaching.page)).toBeVisible({ timeout: 5_000 });
  await expect(link(colleague.page)).toBeVisible({ timeout: 5_000 });
  await expect(link(stranger.page)).toHaveCount(0);

  for (const page of [teaching.page, colleague.page]) {
    await link(page).click();
    await expect(page.getByRole("heading", { name: `${learner.name} is stuck` })).toBeVisible();
  }
  expect(await violations(teaching.page)).toEqual([]);

  await teaching.page.getByRole("button", { name: "I’ll take this" }).click();
  await expect(colleague.page.getByText("Somebody else is answering")).toBeVisible();
  const draft = "Say in one sentence what the target is.";
  await teaching.page.getByLabel(/will read$/).fill(draft);
  await teaching.page.reload();
  await expect(teaching.page.getByLabel(/will read$/)).toHaveValue(draft);
  await teaching.page.getByRole("button", { name: "Give it back" }).click();
  await colleague.page.getByRole("button", { name: "I’ll take this" }).press("Enter");
  await expect(teaching.page.getByText("Somebody else is answering")).toBeVisible();

  const words = colleague.page.getByLabel(/will read$/);
  await expect(words).toBeFocused();
  await words.press("Control+Enter");
  await expect(colleague.page.getByText("Write an answer, or choose one")).toBeVisible();
  await words.fill(`Do it like this:\n\n\`\`\`js\n${right.javascript}\`\`\``);
  await words.press("Control+Enter");
  const warning = colleague.page.getByRole("alert").filter({ hasText: "give the solution away" });
  await expect(warning).toBeVisible();
  await expect(colleague.page.getByRole("button", { name: "Send it anyway" })).toBeEnabled();
  await words.fill("");
  await expect(warning).toHaveCount(0);
  const release = await holdNext(colleague.page, "**/preview");
  await colleague.page.getByText("Skip this one").click();
  await colleague.page.getByText("Try a different approach").click();
  await expect(words).toHaveValue(/^Put your code aside/);
  await words.fill("");
  await release();
  await expect(words).toHaveValue("");
  await colleague.page.keyboard.type("Do the first example by hand, then say what you looked at.");
  const others = colleague.page.getByLabel("What others may read");
  await expect(others).toHaveCount(0);
  await colleague.page.getByLabel("Keep a part of it for others").check();
  await others.fill(`Dear ${learner.name}, do the first example by hand.`);
  await words.press("Control+Enter");
  const pointedOut = colleague.page.getByRole("alert").filter({ hasText: "written for?" });
  await expect(pointedOut).toContainText(learner.name.split(" ")[0] ?? "");
  await others.fill("Do the first example by hand.");
  expect(await violations(colleague.page)).toEqual([]);
  await words.press("Control+Enter");
  await expect(colleague.page.getByRole("heading", { name: "Sent" })).toBeFocused();
  await expect(teaching.page.getByText("No longer open")).toBeVisible();
  await expect(teaching.page.getByText(draft)).toBeVisible();

  await continueAttempt(learner.page, attempt);
  await expect(
    learner.page.getByRole("article", { name: "Your instructor’s answer" }),
  ).toContainText("then say what you looked at");
  expect(await violations(learner.page)).toEqual([]);

  await goTo(teaching.page, "Guidance");
  await teaching.page.getByLabel("State").selectOption("Draft");
  await expect(teaching.page).toHaveURL(/status=draft/);
  await teaching.page
    .getByRole("link", { name: /^Do the first/ })
    .first()
    .click();
  const note = teaching.page.getByLabel("The words");
  await note.fill("Do the first example with a pencil.");
  const address = teaching.page.url().replace("/instructor/", "/api/");
  const { guidance } = await (await colleague.context.request.get(address)).json();
  const touched = { version: guidance.version, status: "draft" };
  expect((await colleague.context.request.put(address, { data: touched })).ok()).toBe(true);
  await teaching.page.getByRole("button", { name: "Save the words" }).click();
  await expect(teaching.page.getByText("changed in the meantime")).toBeVisible();
  await teaching.page.getByRole("button", { name: "Save the words", disabled: false }).click();
  await expect(teaching.page.getByText("The guard looked at the words")).toBeVisible();
  await teaching.page.reload();
  await expect(note).toHaveValue("Do the first example with a pencil.");
  expect((await stranger.context.request.get(address)).status()).toBe(404);

  await goTo(colleague.page, "Guidance");
  await colleague.page.locator(`a[href="/instructor/guidance/${guidance.id}"]`).click();
  await expect(colleague.page).toHaveURL(`/instructor/guidance/${guidance.id}`);
  await colleague.page.getByRole("button", { name: "Verify it for all classes" }).click();
  await expect(colleague.page.getByText("All classes", { exact: true })).toBeVisible();
  expect(await violations(colleague.page)).toEqual([]);
  await goTo(stranger.page, "Guidance");
  await stranger.page.locator(`a[href="/instructor/guidance/${guidance.id}"]`).click();
  await expect(stranger.page).toHaveURL(`/instructor/guidance/${guidance.id}`);
  await expect(stranger.page.getByText("All classes", { exact: true })).toBeVisible();
  await expect(stranger.page.getByRole("button", { name: /it/ })).toHaveCount(0);
  for (const { context } of [teaching, colleague, stranger, learner]) await context.close();
});

/** Opened in a tab that nobody looks at yet. */
async function inBackground(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  });
}

async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
