import { readFile } from "node:fs/promises";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { aClass, aLearner, openClass } from "../support/classes.ts";
import { failWith } from "../support/failing.ts";
import { expect, test } from "../support/story.ts";
import { predictions, wrong } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

test("an instructor looks at the class, replays an attempt, and comments on a line the learner then reads", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const teaching = await aClass(browser, "Reviews");
  const learner = await aLearner(browser, teaching.joinCode);
  const attempt = await attemptAt(learner.context, "IMPLEMENT", {
    firstPrediction: predictions.countsFromOne,
  });
  await continueAttempt(learner.page, attempt);
  await failWith(learner.page, wrong.javascript);

  const { page } = teaching;
  await openClass(teaching);
  await expect(page.getByRole("region", { name: /^Heat map/ })).toContainText(learner.name);
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain(`${learner.name},two-sum,javascript,BEGINNER,VERIFY`);
  await page.getByLabel("Problem").focus();
  await page.getByLabel("Problem").selectOption("Two Sum");
  await expect(page).toHaveURL(/problem=two-sum/);
  await expect(page.getByLabel("Problem")).toBeFocused();

  await page.getByRole("link", { name: "Two Sum" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${learner.name}: Two Sum`);
  const moment = page.getByRole("region", { name: "This moment" });
  await expect(moment).toContainText("Started");
  await page.getByRole("button", { name: /^Explained the problem/ }).click();
  await expect(moment).toContainText("find two numbers that add up to the target");
  await page
    .getByRole("button", { name: /^Predicted a result/ })
    .first()
    .click();
  await expect(moment.getByRole("list", { name: "Predictions" })).toContainText(
    "The first entry of the list has position 1.",
  );
  await page.getByRole("slider", { name: "Moment" }).press("End");
  await expect(moment).toContainText("Ran the tests");
  await expect(page.getByRole("region", { name: "The code then" })).toContainText("seen.set");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(moment).toContainText("Explained the problem");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Moment" }).press("End");

  await page.getByRole("button", { name: "Comment on line 4" }).click();
  await page.getByRole("slider", { name: "Moment" }).press("Home");
  await expect(page.getByLabel(/^A comment for .* on the step Understand$/)).toBeVisible();
  await page.getByRole("slider", { name: "Moment" }).press("End");
  await page.getByLabel(/^A comment for .* on line 4$/).fill("When does an entry meet itself?");
  await page.getByRole("button", { name: "Send the comment" }).click();
  await expect(page.getByRole("region", { name: "Comments" })).toContainText("meet itself");

  await learner.page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await learner.page.getByRole("link", { name: /written a comment/ }).click();
  await learner.page.reload();
  const comments = learner.page.getByRole("region", { name: "Your instructor’s comments" });
  await expect(comments).toContainText("When does an entry meet itself?");
  await expect(comments).toContainText("Line 4");

  for (const { context } of [teaching, learner]) await context.close();
});
