import { apiOf, attemptAt, post } from "../support/attempts.ts";
import { openProblem, signUpByClicks, skipToTheCode } from "../support/by-clicks.ts";
import { aClass } from "../support/classes.ts";
import { expectWholeEditor } from "../support/editor.ts";
import { expect, test } from "../support/story.ts";

test.describe.configure({ timeout: 180_000 });

test("Home, Continue, Back, Forward and a reload on the way lead to a whole editor", async ({
  page,
}) => {
  await signUpByClicks(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/\/practice\//);
  await skipToTheCode(page);
  await expectWholeEditor(page);

  await page.getByRole("link", { name: "Foothold" }).click();
  await expect(page).toHaveURL("/home");
  await page.reload();
  await page.goBack();
  await expectWholeEditor(page);
  await page.goForward();
  await expect(page).toHaveURL("/home");
  await page.getByRole("main").getByRole("link", { name: "Two Sum" }).first().click();
  await expectWholeEditor(page);
});

test("a notification leads to a whole editor", async ({ page, context, browser }) => {
  const teaching = await aClass(browser, "Ways in");
  await signUpByClicks(page);
  await post(context, "/api/classes/join", { joinCode: teaching.joinCode });
  const attempt = await attemptAt(context, "IMPLEMENT");
  const attemptId = attempt.replace("/practice/", "");
  const { version } = (await (await context.request.get(apiOf(attempt))).json()).attempt;
  await post(teaching.context, `/api/learners/attempts/${attemptId}/comments`, {
    place: "IMPLEMENT",
    attemptVersion: version,
    text: "What does the map hold?",
  });
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: /written a comment/ }).click();
  await expectWholeEditor(page);
  await teaching.context.close();
});
