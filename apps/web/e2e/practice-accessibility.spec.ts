import { expect, test } from "@playwright/test";
import { signUp, someone } from "./people.ts";
import { attemptAt } from "./support/attempts.ts";
import { violations } from "./support/violations.ts";

test.describe.configure({ timeout: 180_000 });

const steps = ["UNDERSTAND", "PLAN", "IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE"] as const;
const names = {
  UNDERSTAND: "Understand",
  PLAN: "Plan",
  IMPLEMENT: "Implement",
  VERIFY: "Verify",
  REFLECT: "Reflect",
  COMPLETE: "Complete",
};
const widths = [360, 900, 1440];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const step of steps) {
      test(`${names[step]} is accessible, keeps to its policy and fits every width`, async ({
        page,
        context,
      }) => {
        const refused: string[] = [];
        page.on("console", (message) => {
          if (message.text().includes("Content Security Policy")) refused.push(message.text());
        });
        await signUp(context, someone("Kit"));
        await page.goto(await attemptAt(context, step));
        const heading = page.getByRole("heading", { name: names[step], level: 2 });
        await expect(heading).toBeVisible();
        if (step === "IMPLEMENT")
          await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
        expect.soft(await violations(page)).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(heading).toBeVisible();
          await page.screenshot({ path: `test-results/looks/${step}-${colorScheme}-${width}.png` });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
        }
        expect(refused).toEqual([]);
      });
    }
  });
}
