import { signUp, someone } from "../people.ts";
import { goHome } from "../support/by-clicks.ts";
import { completeLesson, openLesson } from "../support/lesson.ts";
import { expect, type Page, test } from "../support/story.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(({ context }) => signUp(context, someone("Newcomer")));

async function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator("button:visible, main label:has(input):visible")
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML),
    );
}

test("on a phone help is at hand wherever one reads in a lesson", async ({ page }) => {
  await openLesson(page);
  const stuck = page.getByRole("button", { name: "I’m stuck" });
  await expect(stuck).toBeEnabled();
  await page.getByRole("heading", { name: "Did it stay?" }).scrollIntoViewIfNeeded();
  await expect(stuck).toBeInViewport();
  expect(await tooSmall(page)).toEqual([]);
  await stuck.tap();
  await expect(page.getByRole("heading", { name: "What would help?" })).toBeInViewport();
  await page.getByRole("button", { name: "Checkpoint" }).tap();
  await expect(page.getByText("0 of 2 checks are right.")).toBeVisible();
  await page.getByLabel("The receipt number").tap();
  await page.getByRole("button", { name: "Check my answer" }).first().tap();
  await expect(page.getByText("1 of 2 right")).toBeVisible();
});

test("on a phone cards are revealed and rated with taps", async ({ page, context }) => {
  await completeLesson(context);
  await goHome(page);
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Recall 5 due" }).tap();
  await page.getByRole("button", { name: "Reveal the answer" }).tap();
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole("button", { name: /Easy/ }).tap();
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
});
