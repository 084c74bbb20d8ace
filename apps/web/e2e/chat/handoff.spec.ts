import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, post } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { holdNext } from "../support/hold-next.ts";
import { type BrowserContext, expect, type Page, test } from "../support/story.ts";

const LONG = `What is an invariant? ${"I have thought about it for long. ".repeat(55)}`;
const questions = (page: Page) => page.getByRole("list", { name: "Questions and answers" });

/** Asks long questions until that share of the conversation's context is used, then opens the page. */
async function fillUp(page: Page, context: BrowserContext, share = 0.85): Promise<void> {
  const path = await attemptAt(context, "IMPLEMENT");
  for (let used = 0; used < share; ) {
    await post(context, `${apiOf(path)}/chat`, { message: LONG });
    const { items } = await (await context.request.get("/api/conversations")).json();
    used = items[0].contextUsed / items[0].contextLimit;
  }
  await continueAttempt(page, path);
}

test("a full conversation is handed off to a new one, and the old one can still be read", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await fillUp(page, context);
  const dialog = page.getByRole("dialog", { name: "This conversation is getting long" });
  await dialog.getByRole("button", { name: "Handoff" }).click();
  await expect(dialog).toBeHidden();
  await expect(questions(page).locator("> [data-exchange]")).toHaveCount(0);
  await page.getByRole("button", { name: "Conversations" }).click();
  const list = page.getByRole("region", { name: "Conversations" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list
    .getByRole("button", { name: /^What is an invariant/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: "Go on in the new conversation" })).toBeVisible();
});

test("a full conversation is extended: nothing is gone, and it goes on", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await fillUp(page, context);
  await expect(page.getByRole("dialog")).toBeVisible();
  const before = await questions(page).locator("> [data-exchange]").count();
  await page.getByRole("dialog").getByRole("button", { name: "Extend" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(before).toBeGreaterThan(5);
  await page.getByLabel("Your question").fill("thanks!");
  await page.getByLabel("Your question").press("Enter");
  await expect(questions(page).locator("> [data-exchange]")).toHaveCount(before + 1);
});

test("between two steps a new conversation is offered early; Cancel goes on as it is, and it is not offered again", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  // The first question is sent before the page knows of the conversation, and goes to it all the same.
  const conversations = await holdNext(page, "**/api/conversations?**");
  await fillUp(page, context, 0.6);
  const offer = page.getByText(/^This conversation is \d+% full$/);
  const exchanges = questions(page).locator("> [data-exchange]");
  const box = page.getByLabel("Your question");
  await box.fill("What should I do next?");
  await box.press("Enter");
  await conversations();
  const goOn = exchanges.last().getByRole("button", { name: /^Continue to:/ });
  await expect(goOn).toBeVisible();
  await expect(offer).toBeHidden();
  await goOn.click();
  await expect(box).toHaveValue("continue");
  await box.press("Enter");
  await expect(exchanges.last().getByText(/^To do: 1 of \d done$/)).toBeVisible();
  await expect(offer).toBeVisible();

  await page.getByRole("button", { name: "What are my choices?" }).click();
  const dialog = page.getByRole("dialog", { name: "This conversation is getting long" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(offer).toBeHidden();
  const before = await exchanges.count();
  await box.fill("continue");
  await box.press("Enter");
  await expect(exchanges).toHaveCount(before + 1);
  await expect(exchanges.last().getByText(/^To do: 2 of \d done$/)).toBeVisible();
  await expect(offer).toBeHidden();
});

test("a conversation is renamed, found, exported and deleted", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  const path = await attemptAt(context, "PLAN");
  await post(context, `${apiOf(path)}/chat`, { message: "What is an invariant?" });
  await continueAttempt(page, path);
  await page.getByRole("button", { name: "Conversations" }).click();
  const list = page.getByRole("region", { name: "Conversations" });
  await list.getByRole("button", { name: "Rename" }).click();
  await list.getByLabel("Name").fill("About loops");
  await list.getByRole("button", { name: "Save" }).click();
  await expect(list.getByRole("button", { name: "About loops" })).toBeVisible();

  await list.getByLabel("Search conversations").fill("nothing like this");
  await list.getByLabel("Search conversations").press("Enter");
  await expect(list.getByText("No conversation has these words.")).toBeVisible();
  await list.getByLabel("Search conversations").fill("invariant");
  await list.getByLabel("Search conversations").press("Enter");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    list.getByRole("link", { name: "Export" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.md$/);

  await list.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(questions(page).locator("> [data-exchange]")).toHaveCount(0);
});
