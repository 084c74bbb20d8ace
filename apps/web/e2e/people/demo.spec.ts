import { expect, test } from "../support/story.ts";

for (const [role, place] of [
  ["Learner", "Start something new"],
  ["Instructor", "Waiting for you"],
  ["Admin", "Your places"],
] as const) {
  test(`one click lets a visitor in as ${role}`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Try the demo" }).click();
    await page.getByRole("button", { name: new RegExp(`^${role}`) }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("heading", { name: place })).toBeVisible();
  });
}

test("whoever is signed in goes home from the start page", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /^Learner/ }).click();
  await expect(page).toHaveURL("/home");
  await page.goto("/");
  await expect(page).toHaveURL("/home");
});
