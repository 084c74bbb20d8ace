import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, goTo } from "../support/by-clicks.ts";
import { aClass, aLearner, openClass } from "../support/classes.ts";
import { failWith, inOtherWords, runOver } from "../support/failing.ts";
import { expect, test } from "../support/story.ts";
import {
  answerLearner,
  beginStuckStory,
  failUntilOffered,
  reachHuman,
  readAnswer,
} from "../support/stuck-story.ts";
import { right, wrong } from "../support/two-sum.ts";

/** The same mistake as the first learner's, in a program of its own. */
const valuesNotPositionsElsewhere = `function twoSum(list, goal) {
  const known = {};
  for (let at = 0; at < list.length; at += 1) {
    const value = list[at];
    if (goal - value in known) return [goal - value, value];
    known[value] = at;
  }
  return [];
}
`;

test("a learner is stuck, turns help down, takes it later, reaches a human, and what the human said helps the next", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const teaching = await aClass(browser, "Mondays");
  const learner = await aLearner(browser, teaching.joinCode);
  const second = await aLearner(browser, teaching.joinCode);
  const story = await beginStuckStory(teaching, learner);
  const { page, context } = learner;
  const { path } = story;
  const offer = page.getByRole("region", { name: "An offer of help" });

  await test.step("the same failure again and again brings an offer, and no more than that", async () => {
    await failWith(page, wrong.javascript);
    await runOver(context, path, inOtherWords(wrong.javascript, 1));
    await page.reload();
    await expect(offer).toHaveCount(0);
    await failWith(page, inOtherWords(wrong.javascript, 3));
    await expect(offer).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("turned down, it does not come back for the same", async () => {
    await offer.getByRole("button", { name: "Not now" }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeFocused();
    await failWith(page, inOtherWords(wrong.javascript, 4));
    await expect(offer).toHaveCount(0);
  });

  await test.step("another failure is only marked, and the stages run one after the other", () =>
    reachHuman(story, { declinedBefore: true }));

  await test.step("the instructor sees it at once, takes it, and answers", () =>
    answerLearner(story));

  await test.step("the learner reads it at once, is told by the bell, and passes", () =>
    readAnswer(story));

  await test.step("all of it is in the attempt's timeline", async () => {
    const moments = teaching.page.getByRole("list", { name: "Moments" });
    await openClass(teaching);
    const row = teaching.page.getByRole("listitem").filter({ hasText: learner.name });
    await row.getByRole("link", { name: "Two Sum" }).click();
    await expect(teaching.page).toHaveURL(path.replace("/practice/", "/instructor/attempts/"));
    // A job ends the recovery, some time after the run that passed.
    await expect(async () => {
      await teaching.page.reload();
      await expect(moments.getByText("Recovery ended").first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (const moment of [
      "Help was offered",
      "Turned down help",
      "Took up help",
      "An instructor was asked",
      "An instructor answered",
    ]) {
      await expect(moments.getByText(moment).first()).toBeVisible();
    }
  });

  await test.step("what was shared of the answer is a draft", async () => {
    await goTo(teaching.page, "Guidance");
    await teaching.page.getByLabel("State").selectOption("Draft");
    await expect(teaching.page).toHaveURL(/status=draft/);
    await teaching.page.getByLabel("Problem").selectOption("Two Sum");
    await expect(teaching.page).toHaveURL(/problemSlug=two-sum/);
    await teaching.page.getByRole("link", { name: /^Look at what the question/ }).click();
    await expect(teaching.page).toHaveURL(/\/guidance\/[^?]+$/);
    await expect(teaching.page.getByText("Draft", { exact: true })).toBeVisible();
    await expect(teaching.page.getByText("Helped", { exact: true })).toBeVisible();
  });

  await test.step("another learner with the same bug is shown it first, marked as not verified", async () => {
    const other = second.page;
    const theirs = await attemptAt(second.context, "IMPLEMENT");
    await failUntilOffered(second, theirs, valuesNotPositionsElsewhere);
    await continueAttempt(other, theirs);
    await other
      .getByRole("region", { name: "An offer of help" })
      .getByRole("button", { name: "Show me" })
      .click();
    const shown = other.getByRole("region", { name: "Another approach" });
    await expect(shown.getByText("What helped others")).toBeVisible();
    await expect(shown.getByText("From an instructor, not verified yet")).toBeVisible();
    await expect(shown).toContainText("Look at what the question asks you to give back.");
    expect(await runOver(second.context, theirs, right.javascript)).toMatchObject({
      v2Step: "REFLECT",
    });
  });

  await test.step("having helped someone else, it is verified", async () => {
    await expect(async () => {
      await teaching.page.reload();
      await expect(teaching.page.getByText("Verified", { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(teaching.page.getByText("75% of 2 times")).toBeVisible();
  });

  for (const { context } of [teaching, learner, second]) await context.close();
});
