import { openProblem, signUpByClicks, skipToTheCode } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";
import { wrong } from "../../support/two-sum.ts";

test.describe.configure({ timeout: 180_000 });

test("the coach knows what the learner saw of the visible tests in the browser", async ({
  page,
}) => {
  await signUpByClicks(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await skipToTheCode(page);
  await page.getByRole("button", { name: "Plain text area" }).click();
  await page.getByLabel("Your code").fill(wrong.javascript);
  const recorded = page.waitForResponse(/\/implement\/browser-run$/);
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("3 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  expect((await recorded).status()).toBe(200);

  await page.getByLabel("Your question").fill("Why does my test fail?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const answers = page.getByRole("list", { name: "Questions and answers" });
  await expect(answers).toContainText("In your browser 3 of 5 visible tests passed.");
  await expect(answers).toContainText(
    "twoSum([4,4], 8) should give [0,1]. Your program gave [0, 0].",
  );

  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Checkpoint" }).click();
  await expect(page.getByRole("log", { name: "Conversation with the coach" })).toContainText(
    "In your browser 3 of 5 visible tests passed.",
  );
});
