import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { buildSentence, continueAttempt } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";

test("low confidence leads through discovery to a choice one is sure of", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "PLAN"));
  await page.getByRole("radio", { name: "Hash map" }).check();
  await page.getByText("Unsure", { exact: true }).click();
  await page.getByRole("button", { name: "This is my plan" }).click();
  await expect(page.getByText("Find out more first")).toBeVisible();
  await expect(page.getByText("You are not sure yet, and that is fine.")).toBeVisible();

  const discovery = page.getByRole("region", { name: "Find the pattern" });
  await discovery.getByRole("button", { name: "Begin" }).click();
  await discovery.getByRole("button", { name: "Its exact value" }).click();
  await expect(discovery.getByText(/only one value can complete the pair/)).toBeVisible();
  await discovery.getByRole("button", { name: "A store that finds a value by itself" }).click();
  await expect(discovery.getByText("what else do you need from it?")).toBeFocused();
  await discovery.getByRole("button", { name: "Its position" }).click();
  await expect(discovery.getByText("Your answers point to:")).toBeFocused();
  await discovery.getByRole("button", { name: /^Choose Hash map/i }).click();

  await page.getByText("Certain", { exact: true }).click();
  await buildSentence(page);
  await page.getByRole("button", { name: "This is my plan" }).click();
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused({
    timeout: 60_000,
  });
});

test("a pattern that does not fit stays at Plan and says why, and own words stay own words", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await attemptAt(context, "PLAN"));
  const slots = page.getByLabel("what the map holds");
  const words = page.getByLabel("What stays true after every round?");
  await page.getByRole("radio", { name: "Hash map" }).check();
  await page.getByText("Quite sure", { exact: true }).click();
  await page.getByRole("button", { name: "This is my plan" }).click();
  await expect(slots).toBeVisible();
  await page.getByRole("button", { name: "Write it in my own words" }).click();
  await words.fill("The map holds what I met.");
  await page.reload();
  await expect(words).toHaveValue("The map holds what I met.");
  await words.fill("");
  await expect(slots).toHaveCount(0);
  await page.getByRole("button", { name: "Use the sentence with slots" }).click();
  await expect(slots).toBeVisible();

  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  await page.getByRole("button", { name: "Switch to Expert" }).click();
  await expect(words).toBeVisible();
  await page.getByRole("radio", { name: "Stack" }).check();
  await page.getByText("Quite sure", { exact: true }).click();
  await page.getByRole("button", { name: "This is my plan" }).click();
  await expect(page.getByText("That does not fit yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeVisible();
});
