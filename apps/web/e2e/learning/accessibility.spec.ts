import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, enterAt, goHome } from "../support/by-clicks.ts";
import { completeLesson, openLesson } from "../support/lesson.ts";
import { type BrowserContext, expect, type Page, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

test.describe.configure({ timeout: 180_000 });

const widths = [360, 1440];

type Place = { name: string; reach: (page: Page, context: BrowserContext) => Promise<void> };

const places: readonly Place[] = [
  {
    name: "lesson-with-help",
    async reach(page) {
      await openLesson(page);
      await page.getByLabel("The date of the sale").check();
      await page.getByRole("button", { name: "Check my answer" }).first().click();
      await expect(page.getByText("Not yet", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "I’m stuck" }).click();
      await page.getByRole("button", { name: "Rescue" }).click();
      await expect(page.getByLabel("The idea, in your own words")).toBeVisible();
      await page.getByRole("button", { name: "I’m stuck" }).click();
      await expect(page.getByRole("heading", { name: "What would help?" })).toBeVisible();
    },
  },
  {
    name: "lesson-complete",
    async reach(page, context) {
      await completeLesson(context);
      await openLesson(page);
      await expect(page.getByRole("heading", { name: "Lesson complete" })).toBeVisible();
    },
  },
  {
    name: "recall-revealed",
    async reach(page, context) {
      await completeLesson(context);
      await enterAt(page, "Recall");
      await page.getByRole("button", { name: "Reveal the answer" }).click();
      await expect(page.getByRole("button", { name: /Good/ })).toBeVisible();
    },
  },
  {
    name: "home-with-cards",
    async reach(page, context) {
      await completeLesson(context);
      await goHome(page);
      await expect(page.getByText("5 cards due")).toBeVisible();
    },
  },
  {
    name: "challenge",
    async reach(page, context) {
      await continueAttempt(page, await attemptAt(context, "REFLECT"));
      await page.getByLabel("numbers").first().fill("[4, 4]");
      await page.getByLabel("target").first().fill("8");
      await page.getByRole("button", { name: "Run it on this input" }).first().click();
      await expect(page.getByText("You broke it")).toBeVisible();
    },
  },
  {
    name: "example",
    async reach(page, context) {
      await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
      const own = page.getByRole("group", { name: "One example by hand" });
      await own.getByLabel("numbers").fill("[5, 12, 3, 8]");
      await own.getByLabel("target").fill("15");
      await own.getByLabel("What comes out").fill("[0, 1]");
      await own.getByRole("button", { name: "Check it" }).click();
      await expect(own.getByText("For this input the answer would be")).toBeVisible();
      await own.getByLabel("target").fill("");
      await own.getByRole("button", { name: "Check it" }).click();
      await expect(own.getByText("This is still empty.").first()).toBeVisible();
    },
  },
];

for (const { name, reach } of places) {
  test(`${name} is accessible in both themes and fits a phone`, async ({ page, context }) => {
    await signUp(context, someone("Newcomer"));
    await reach(page, context);
    expect.soft(await violations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
