import { expect, test } from "@playwright/test";
import { signUp, someone } from "./people.ts";
import { attemptAt } from "./support/attempts.ts";

test("an expert skips to the code, in TypeScript, and sees visible tests fail beside it", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  await page.goto(await attemptAt(context, "UNDERSTAND", { language: "typescript" }));

  await expect(page.getByRole("button", { name: "Skip this step" })).toHaveCount(0);
  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch to Expert?" });
  await expect(dialog.getByText("You may skip Understand and Plan.")).toBeVisible();
  await dialog.getByRole("button", { name: "Switch to Expert" }).click();

  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
  await expect(page.getByText("0 used, 1 left")).toBeVisible();

  await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("0 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
});
