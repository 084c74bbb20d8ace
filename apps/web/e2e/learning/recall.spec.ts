import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { enterAt, goHome, openFinished } from "../support/by-clicks.ts";
import { completeLesson } from "../support/lesson.ts";
import { expect, test } from "../support/story.ts";

test.beforeEach(({ context }) => signUp(context, someone("Newcomer")));

test("with the keyboard alone all cards of a sitting are revealed and rated", async ({
  page,
  context,
}) => {
  await enterAt(page, "Recall");
  await expect(page.getByText("Nothing to recall yet")).toBeVisible();
  await completeLesson(context);
  await page.reload();
  const { keyboard } = page;
  for (const [number, key] of ["1", "2", "3", "4", "3"].entries()) {
    await expect(page.getByText(`Card ${number + 1} of 5`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "The answer" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Reveal the answer" })).toBeEnabled();
    await keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "The answer" })).toBeFocused();
    await keyboard.press(key);
  }
  await expect(page.getByText("Done for now: 5 cards")).toBeVisible();
  await expect(page.getByText("The next of your 5 cards comes in 10 minutes.")).toBeVisible();
  await expect(
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Recall", exact: true }),
  ).toBeVisible();
  await goHome(page);
  await expect(page.getByText("Nothing due")).toBeVisible();
});

test("what is typed is not taken for a command, and stays over a reload", async ({
  page,
  context,
}) => {
  await completeLesson(context);
  await enterAt(page, "Recall");
  const words = page.getByLabel("Say it in your own words");
  await expect(page.getByRole("button", { name: "Reveal the answer" })).toBeEnabled();
  await words.pressSequentially("1 or 2 keys");
  await expect(page.getByRole("heading", { name: "The answer" })).toHaveCount(0);
  await page.reload();
  await expect(words).toHaveValue("1 or 2 keys");
});

test("a rescue at a card has to be explained back before it is rated", async ({
  page,
  context,
}) => {
  await completeLesson(context);
  await enterAt(page, "Recall");
  await page.getByLabel("Say it in your own words").fill("I remember nothing about it");
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Checkpoint" }).click();
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(said.getByText("Checkpoint", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Rescue" }).click();
  const recap = page.getByLabel("The idea, in your own words");
  await expect(recap).toBeVisible();
  await page.getByRole("button", { name: "Reveal the answer" }).click();
  await expect(page.getByText("First explain the rescue back")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Good/ })).toHaveCount(0);

  const answer =
    (await page.getByRole("heading", { name: "The answer" }).locator("+ p").textContent()) ?? "";
  await recap.fill(answer);
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(page.getByText("This is the coach's text.").first()).toBeVisible();
  await recap.fill(
    "Since the map knows things by an exact key, you put in what you met and ask for what you need, item by item and store position by name.",
  );
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(recap).toHaveCount(0);
  await page.getByRole("button", { name: /Good/ }).click();
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
});

test("a solved problem brings its cards along and points to them", async ({ page, context }) => {
  await openFinished(page, await attemptAt(context, "COMPLETE"));
  const next = page.getByRole("region", { name: "What to do next" });
  await expect(next.getByRole("link", { name: "Ask the map, do not search again" })).toBeVisible();
  await next.getByRole("link", { name: "Recall 5 cards" }).click();
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
});
