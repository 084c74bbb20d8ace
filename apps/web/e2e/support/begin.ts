import { expect, type Page } from "@playwright/test";
import { fillNewAccount, someone } from "../people.ts";
import { openProblem } from "./open-problem.ts";

/** From the landing page to the first step of Two Sum, as a newcomer would come. */
export async function beginTwoSum(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign up" }).first().click();
  await fillNewAccount(page, someone("Newcomer"));
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/home");
  await openProblem(page, "Two Sum");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Understand", level: 2 })).toBeVisible();
}
