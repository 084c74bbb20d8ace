import { PASSWORD, signIn, signUp, someone } from "../../people.ts";
import { apiOf, attemptAt } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { reloadLate } from "../../support/reload-late.ts";
import { allowCutConnection, allowRefusal, expect, test } from "../../support/story.ts";

test("what is half written is still there after the page was left, and once the coach has read", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" }));
  const words = page.getByRole("textbox", { name: "The problem in your own words" });
  await words.fill("Two numbers that");
  await page.reload();
  await expect(words).toHaveValue("Two numbers that");

  const reading = Promise.withResolvers<void>();
  await page.route("**/understand/submit", async (route) => {
    await reading.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send my explanation" }).click();
  await words.fill("Two numbers that make");
  reading.resolve();
  await expect(page.getByText("This is too short to be an explanation.")).toBeVisible();
  await expect(words).toHaveValue("Two numbers that make");
});

test("a sentence that is saved while the page is loaded again is on the new page", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" }));
  const words = page.getByRole("textbox", { name: "The problem in your own words" });
  await words.fill("Typed on a slow line.");
  await reloadLate(page, /\/drafts$/);
  await expect(words).toHaveValue("Typed on a slow line.");
});

test("what is half written here is found on another device", async ({ page, context, browser }) => {
  const person = someone("Learner");
  await signUp(context, person);
  const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
  await continueAttempt(page, path);
  await page
    .getByRole("textbox", { name: "The problem in your own words" })
    .fill("Two numbers that");
  await expect(page.getByText("Draft saved")).toBeVisible();

  const device = await browser.newContext();
  await signIn(device, person.email, PASSWORD);
  const other = await device.newPage();
  await continueAttempt(other, path);
  await expect(other.getByRole("textbox", { name: "The problem in your own words" })).toHaveValue(
    "Two numbers that",
  );
  await device.close();
});

test("a text written on two devices is shown twice, and one of them is chosen", async ({
  page,
  context,
  browser,
}) => {
  const person = someone("Learner");
  await signUp(context, person);
  const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
  await continueAttempt(page, path);
  const device = await browser.newContext();
  await signIn(device, person.email, PASSWORD);
  const other = await device.newPage();
  await continueAttempt(other, path);
  await other
    .getByRole("textbox", { name: "The problem in your own words" })
    .fill("From the phone.");
  await expect(other.getByText("Draft saved")).toBeVisible();

  const words = page.getByRole("textbox", { name: "The problem in your own words" });
  await words.fill("From the desk.");
  const both = page.getByRole("region", { name: "Two texts for “The problem in your own words”" });
  await expect(both.getByText("From the phone.")).toBeVisible();
  await expect(words).toHaveValue("From the desk.");
  await both.getByRole("button", { name: "Take the other one" }).click();
  await expect(words).toHaveValue("From the phone.");
  await expect(both).toHaveCount(0);
  await words.fill("From the phone, and on.");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("textbox", { name: "The problem in your own words" })).toHaveValue(
    "From the phone, and on.",
  );
  await device.close();
});

test("a second tab shows what is typed in the first", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
  await continueAttempt(page, path);
  const other = await context.newPage();
  await continueAttempt(other, path);
  await expect(other.getByRole("button", { name: "Send my explanation" })).toBeEnabled();
  await page.getByRole("textbox", { name: "The problem in your own words" }).fill("Typed once.");
  await expect(other.getByRole("textbox", { name: "The problem in your own words" })).toHaveValue(
    "Typed once.",
  );
});

test("a session that ends while a sentence is written costs nothing", async ({ page, context }) => {
  allowRefusal(401, "/api/");
  const person = someone("Learner");
  await signUp(context, person);
  const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
  await continueAttempt(page, path);
  const words = page.getByRole("textbox", { name: "The problem in your own words" });
  await expect(page.getByRole("button", { name: "Send my explanation" })).toBeEnabled();
  await context.clearCookies();
  await words.fill("Two numbers in the middle of a");
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(words).toHaveValue("Two numbers in the middle of a");
  await expect(page.getByText("Draft saved")).toBeVisible();
});

test("without a connection a sentence is kept, and saved once there is one", async ({
  page,
  context,
}) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
  await continueAttempt(page, path);
  await expect(page.getByRole("button", { name: "Send my explanation" })).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole("textbox", { name: "The problem in your own words" }).fill("On a train.");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByText("Kept in this browser, not saved yet")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Draft saved")).toBeVisible();
  const { drafts } = await (await context.request.get(`${apiOf(path)}/drafts`)).json();
  expect(drafts).toMatchObject([{ field: "explanation", text: "On a train." }]);
});
