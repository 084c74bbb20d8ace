import { expect, test } from "@playwright/test";
import { PASSWORD, signUp, someone } from "./people.ts";
import { attemptAt } from "./support/attempts.ts";

test("what is half written is still there after the page was left", async ({ page, context }) => {
  await signUp(context, someone("Pat"));
  await page.goto(await attemptAt(context, "UNDERSTAND"));
  const words = page.getByLabel("The problem in your own words");
  await words.fill("Two numbers that");
  await page.reload();
  await expect(words).toHaveValue("Two numbers that");
});

test("a session that ends in mid-sentence costs nothing", async ({ page, context }) => {
  const person = someone("Eve");
  await signUp(context, person);
  const path = await attemptAt(context, "IMPLEMENT");
  await page.goto(path);
  await page.getByRole("button", { name: "Plain text area" }).click();
  await context.clearCookies();
  await page.getByLabel("Your code").fill("// half a sentence");
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel("Your code")).toHaveValue("// half a sentence");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("code changed in two tabs is shown twice, and one of them is chosen", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "IMPLEMENT");
  await page.goto(path);
  await page.getByRole("button", { name: "Plain text area" }).click();
  const other = await context.newPage();
  await other.goto(path);
  await other.getByLabel("Your code").fill("// from the other tab");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await page.bringToFront();
  await page.getByLabel("Your code").fill("// from this tab");
  const dialog = page.getByRole("dialog", { name: "Your code was changed elsewhere" });
  await expect(dialog.getByText("// from the other tab")).toBeVisible();
  await expect(dialog.getByText("// from this tab")).toBeVisible();
  await dialog.getByRole("button", { name: "Go on with mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your code")).toHaveValue("// from this tab");
});

test("without a connection the code is kept, and saved once there is one", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await page.goto(await attemptAt(context, "IMPLEMENT"));
  await page.getByRole("button", { name: "Plain text area" }).click();
  await context.setOffline(true);
  await page.getByLabel("Your code").fill("// on a train");
  await expect(page.getByText("Kept in this browser, not saved yet")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});
