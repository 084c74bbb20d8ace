import { signUp, someone } from "../people.ts";
import { goHome, goTo } from "../support/by-clicks.ts";
import { openLesson } from "../support/lesson.ts";
import { expect, test } from "../support/story.ts";

test.beforeEach(({ context }) => signUp(context, someone("Newcomer")));

test("a lesson is read, its checks answered in place, and its cards are due", async ({ page }) => {
  await openLesson(page);
  await expect(page.getByText("0 of 2 right")).toBeVisible();

  const first = page.getByRole("group", { name: /What should the key be/ });
  await page.getByRole("button", { name: "Check my answer" }).first().click();
  await expect(page.getByText("Choose one first.")).toBeVisible();
  await first.getByLabel("The date of the sale").check();
  await page.getByRole("button", { name: "Check my answer" }).first().click();
  await expect(page.getByText("Not yet", { exact: true })).toBeVisible();
  await expect(page.getByText("What do you know when you ask?")).toBeVisible();
  await first.getByLabel("The receipt number").check();
  await expect(page.getByText("Not yet", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("1 of 2 right")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Right");

  await page.reload();
  await expect(page.getByText("1 of 2 right")).toBeVisible();
  await expect(first.getByLabel("The receipt number")).toBeChecked();
  await page.getByLabel("It reports the very first word, because that word finds itself").check();
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByRole("heading", { name: "Lesson complete" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Recall now: 5 due" })).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Recall 5 due" })).toBeVisible();

  await goHome(page);
  await expect(page.getByText("5 cards due")).toBeVisible();
  await goTo(page, "Patterns");
  await page.getByRole("main").getByRole("link", { name: "Hash map" }).click();
  await expect(page.getByText("Lesson, done")).toBeVisible();
});

test("a rescue in a lesson has to be explained back before the lesson is complete", async ({
  page,
}) => {
  await openLesson(page);
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await expect(page.getByRole("heading", { name: "What would help?" })).toBeFocused();
  await page.getByRole("button", { name: "Nudge" }).click();
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(said.getByText("Nudge", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Nudge" })).toBeFocused();
  await expect(page.getByText("explain this back")).toHaveCount(0);

  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Rescue" }).click();
  await expect(
    page.getByText("You'll need to explain this back to complete the unit"),
  ).toBeVisible();
  await page.getByLabel("The receipt number").check();
  await page.getByRole("button", { name: "Check my answer" }).first().click();
  await expect(page.getByText("1 of 2 right")).toBeVisible();
  await page.getByLabel("It reports the very first word, because that word finds itself").check();
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByText("One thing is left")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lesson complete" })).toHaveCount(0);

  const recap = page.getByLabel("The idea, in your own words");
  await recap.fill("A map!");
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(page.getByText("Say a little more").first()).toBeVisible();
  await recap.fill(
    "You look something up under the fact you already have, and you ask about it before you put it in, or it would meet itself.",
  );
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(page.getByRole("heading", { name: "Lesson complete" })).toBeFocused();
});

test("with the keyboard alone a lesson is completed", async ({ page }) => {
  await openLesson(page);
  const { keyboard } = page;
  await expect(page.getByRole("button", { name: "I’m stuck" })).toBeEnabled();
  await page.getByLabel("The date of the sale").focus();
  await keyboard.press("ArrowDown");
  await expect(page.getByLabel("The receipt number")).toBeChecked();
  await keyboard.press("Enter");
  await expect(page.getByText("1 of 2 right")).toBeVisible();
  await page.getByLabel("It works, only a little slower").focus();
  await keyboard.press("ArrowUp");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Check my answer" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Lesson complete" })).toBeFocused();
});
