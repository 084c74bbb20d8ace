import { signInAs } from "../people.ts";
import { enterAt, goTo, openSignUp } from "../support/by-clicks.ts";
import { allowRefusal, expect, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

test.describe.configure({ timeout: 180_000 });

test("a form with errors is accessible", async ({ page }) => {
  await openSignUp(page);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Tell us what to call you.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("open menus, dialogs and details are accessible", async ({ page, context }) => {
  allowRefusal(409, "/role");
  await signInAs(context, "admin");
  await enterAt(page, "Audit trail");
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("main").getByRole("listitem").first().locator("summary").click();
  expect(await violations(page)).toEqual([]);

  await goTo(page, "People");
  await page.getByLabel("Role", { exact: true }).selectOption("Admin");
  await expect(page).toHaveURL(/role=admin/);
  await page.getByLabel("Role of Demo admin").selectOption("Learner");
  await page.getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText("Foothold needs at least one admin")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
