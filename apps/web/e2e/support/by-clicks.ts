import { expect, type Page } from "@playwright/test";
import { fillNewAccount, someone } from "../people.ts";

/** From the landing page, by clicks. */
export async function signUpByClicks(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Start practising" }).first().click();
  await fillNewAccount(page, someone("Newcomer"));
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/home");
}

/** As an expert, at Understand. */
export async function skipToTheCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  await page.getByRole("button", { name: "Switch to Expert" }).click();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
}
