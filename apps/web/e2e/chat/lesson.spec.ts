import { signInAs, signUp, someone } from "../people.ts";
import { goHome, goTo } from "../support/by-clicks.ts";
import { openLesson } from "../support/lesson.ts";
import { expect, type Page, test } from "../support/story.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });

test("a lesson has a conversation too, which a second tab shows; a report of it reaches the admins", async ({
  page,
  context,
  browser,
}) => {
  await signUp(context, someone("Learner"));
  await openLesson(page);
  const other = await context.newPage();
  await openLesson(other);
  const box = page.getByLabel("Your question");
  await page.getByRole("button", { name: "When would I use this?" }).press("Enter");
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("When would I use this?");
  await box.press("Enter");
  await expect(log(page).getByText("Built-in coach")).toBeVisible();
  await expect(log(other).getByText("Built-in coach")).toBeVisible();

  const what = `It is not about this lesson: ${crypto.randomUUID()}`;
  await page.getByRole("button", { name: "Report a bad answer" }).press("Enter");
  await page.getByLabel("What was wrong with it?").fill(what);
  await page.getByRole("button", { name: "Report", exact: true }).press("Enter");
  await expect(page.getByText("Reported. Thank you.")).toBeVisible();

  const admins = await browser.newContext();
  await signInAs(admins, "admin");
  const desk = await admins.newPage();
  await goHome(desk);
  await goTo(desk, "Coach");
  await desk.getByRole("link", { name: "Reported answers" }).click();
  await expect(desk.getByText(what)).toBeVisible();
  await desk.getByLabel("Reported by").selectOption("script");
  await expect(desk.getByText(what)).toBeHidden();
  await admins.close();
});
