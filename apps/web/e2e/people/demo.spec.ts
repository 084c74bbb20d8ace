import { enter } from "../support/by-clicks.ts";
import { expect, test } from "../support/story.ts";

for (const [role, place] of [
  ["Learner", "Start something new"],
  ["Instructor", "Waiting for you"],
  ["Admin", "Your places"],
] as const) {
  test(`one click lets a visitor in as ${role}`, async ({ page }) => {
    await enter(page);
    await page.getByRole("link", { name: "Try the demo" }).click();
    await page.getByRole("button", { name: new RegExp(`^${role}`) }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("heading", { name: place })).toBeVisible();
  });
}
