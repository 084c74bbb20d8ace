import { expect, type Page } from "@playwright/test";

/** By clicks, from any page that has the main navigation. */
export async function openProblem(page: Page, title: string): Promise<void> {
  // On a phone the navigation is behind a button.
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Problems" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Problems");
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}
