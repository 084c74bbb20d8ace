import { expect, test } from "@playwright/test";
import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";

const solution = `function twoSum(numbers: number[], target: number): number[] {
  const seen = new Map<number, number>();
  for (const [i, value] of numbers.entries()) {
    const partner = seen.get(target - value);
    if (partner !== undefined) return [partner, i];
    seen.set(value, i);
  }
  return [];
}
`;

test("an expert skips to the code, writes it in TypeScript and completes", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
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
  await expect(page.getByText("1 of 1 left")).toBeVisible();

  await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("0 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });

  await page.getByRole("button", { name: "Plain text area" }).click();
  await page.getByLabel("Your code").fill(solution);
  await page.getByLabel("Your code").press("Control+Enter");
  await expect(page.getByText("5 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Hand in for all tests" }).click();
  await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Skip the reflection" }).click();
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
});
