import { fillNewAccount, signInAs, someone } from "../people.ts";
import { allowRefusal, expect, test } from "../support/story.ts";

test("signing in leads back to the page that asked for it", async ({ page }) => {
  await page.goto("/settings");
  await expect(page).toHaveURL("/sign-in?next=%2Fsettings");
  await page.getByRole("button", { name: /^Learner/ }).click();
  await expect(page).toHaveURL("/settings");
});

test("no address can lead away from Foothold after signing in", async ({ page }) => {
  await page.goto("/sign-in?next=https%3A%2F%2Fexample.org%2F");
  await page.getByRole("button", { name: /^Learner/ }).click();
  await expect(page).toHaveURL("/home");
});

test("whoever is signed in goes home from the start page", async ({ page, context }) => {
  await signInAs(context, "learner");
  await page.goto("/");
  await expect(page).toHaveURL("/home");
});

test("a set-up link that is not valid says what to do", async ({ page }) => {
  allowRefusal(409, "/api/setup");
  await page.goto("/setup?token=made-up");
  await fillNewAccount(page, someone("Newcomer"));
  await page.getByRole("button", { name: "Create the first admin" }).click();
  await expect(page.getByText("used already or has expired")).toBeVisible();
});
