import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { PASSWORD, signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, openSettings, signInByClicks } from "../support/by-clicks.ts";
import { allowCutConnection, allowRefusal, expect, type Page, test } from "../support/story.ts";
import { explanation } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

async function downloaded(page: Page): Promise<Record<string, string>> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^foothold-\d{4}-\d\d-\d\d\.zip$/);
  const entries = Object.entries(unzipSync(await readFile(await download.path())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test("a learner takes everything along, and then deletes the account", async ({
  page,
  context,
}) => {
  allowRefusal(401, "/api/me/delete");
  allowRefusal(401, "/api/auth/sign-in/");
  const person = someone("Leaver");
  await signUp(context, person);
  const attempt = await attemptAt(context, "PLAN");
  await continueAttempt(page, attempt);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("foothold-test", "kept"));
  await openSettings(page);

  const files = await downloaded(page);
  await expect(page.getByText("Your data is downloaded.")).toBeVisible();
  expect(files["README.txt"]).toContain(person.email);
  expect(JSON.parse(files["attempts.json"] ?? "")).toMatchObject([
    { understandPayload: { explanation: explanation.explanation } },
  ]);

  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByLabel("Email of this account")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Email of this account").fill(person.email);
  await page.getByLabel("Your password").fill("not this one");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(
    "This is not your password.",
  );
  await expect(page.getByLabel("Your password")).toBeFocused();

  await page.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  expect(await page.evaluate(() => localStorage.getItem("foothold-test"))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes("session"))).toEqual([]);

  await page.getByRole("link", { name: "To the start" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await signInByClicks(page, person);
  await expect(
    page.getByRole("alert").filter({ hasText: "The email or the password is wrong" }),
  ).toBeVisible();
});

test("with the keyboard one can look at it, think better of it, and be where one was", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Stayer"));
  await openSettings(page);
  const opener = page.getByRole("button", { name: "Delete my account…" });
  await expect(opener).toBeEnabled();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email of this account")).toBeFocused();
  await page.keyboard.type("someone.else@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email of this account")).toHaveAccessibleDescription(
    /Type the email of this account/,
  );
  await expect(page.getByLabel("Email of this account")).toBeFocused();
  await page.getByRole("button", { name: "Keep my account" }).focus();
  await page.keyboard.press("Enter");
  await expect(opener).toBeFocused();
});

test("a download that fails says so, and works when tried again", async ({ page, context }) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  await openSettings(page);
  await page.route("**/api/me/export", (route) => route.abort());
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByText("Foothold did not answer.")).toBeVisible();
  await page.unroute("**/api/me/export");
  expect(Object.keys(await downloaded(page))).toContain("person.json");
});

test("the form to delete an account fits a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(context, someone("Newcomer-with-a-rather-long-name-and-address"));
  await openSettings(page);
  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expect(page.getByLabel("Your password")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
