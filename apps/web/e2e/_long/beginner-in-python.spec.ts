import { buildSentence, openProblem, signUpByClicks } from "../support/by-clicks.ts";
import { expectWholeEditor } from "../support/editor.ts";
import { expect, test } from "../support/story.ts";
import { explanation, right, wrong } from "../support/two-sum.ts";
import { predictAll } from "../support/understand.ts";

test("a beginner goes from the landing page to Complete in Python, with one failed run, one explanation and one trace", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUpByClicks(page);

  await openProblem(page, "Two Sum");
  await page.getByRole("radio", { name: "Python" }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/practice\//);
  await expect(page).toHaveTitle("Two Sum · Foothold");

  await test.step("Understand: too little, then enough, then right predictions", async () => {
    const next = page.getByRole("button", { name: "Next", exact: true });
    await next.click();
    await expect(page.getByText("This is still empty.")).toHaveCount(1);
    await expect(page.getByLabel("How you get there")).toBeFocused();
    await page.getByLabel("How you get there").fill("I did one.");
    await next.click();
    await page.getByLabel("What goes in, what comes out").fill("Numbers.");
    await next.click();
    const words = page.getByLabel("The problem in your own words");
    await expect(words).toBeFocused();
    await words.fill("It is numbers.");
    await next.click();
    await page.getByLabel("What limits are there?").fill("None.");
    await next.click();
    await page.getByLabel("One approach that would not work").fill("Guessing.");
    await page.getByRole("button", { name: "Send my explanation" }).click();
    await expect(page.getByText("This is too short to be an explanation.")).toBeVisible();

    await page.getByRole("button", { name: "Change my explanation" }).click();
    await expect(words).toBeFocused();
    await words.fill(explanation.explanation);
    await page.getByRole("button", { name: "Send my explanation" }).click();
    await expect(page.getByText("This is too short to be an explanation.")).toHaveCount(0);
    await predictAll(page);
    await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
  });

  await test.step("Plan: candidates, a choice, and then the builder", async () => {
    await page.getByRole("button", { name: "Show me candidates" }).click();
    await expect(page.getByRole("group", { name: "Which pattern?" })).toBeFocused();
    await page.getByRole("radio", { name: /^Hash map/i }).check();
    await page.getByText("Quite sure", { exact: true }).click();
    await expect(page.getByLabel("what the map holds")).toHaveCount(0);
    await page.getByRole("button", { name: "This is my plan" }).click();
    await buildSentence(page);
    await page.getByRole("button", { name: "This is my plan" }).click();
    await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
  });

  await test.step("Implement: a hint, and a program that is not right yet", async () => {
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByText("2 of 3 left")).toBeVisible();
    await expectWholeEditor(page);
    await page.getByRole("button", { name: "Plain text area" }).click();
    await page.getByLabel("Your code").fill(wrong.python);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Run the visible tests" }).click();
    await expect(page.getByText("3 of 5 visible tests pass")).toBeVisible({ timeout: 90_000 });
    await page.getByRole("button", { name: "Hand in for all tests" }).click();
    await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeFocused();
  });

  await test.step("Verify: a failed run, explained, and back to the code", async () => {
    await expect(page.getByText("Not every test passes yet")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Why do the tests fail?" })).toBeVisible();
    const failed = page.getByRole("article", {
      name: "Test: half of the target is in the list once",
    });
    await expect(failed.getByText("Failed")).toBeVisible();
    await failed.getByRole("button", { name: "Explain why" }).click();
    await expect(failed.getByLabel("What do you think went wrong?")).toBeFocused();
    await failed.getByRole("button", { name: "Ask the coach" }).click();
    await expect(failed.getByText("Write your own thought first.")).toBeVisible();
    await failed.getByLabel("What do you think went wrong?").fill("An entry finds itself.");
    await failed.getByRole("button", { name: "Ask the coach" }).click();
    await expect(failed.getByText("Next", { exact: true })).toBeVisible();
    await failed.getByRole("button", { name: "Watch it run" }).click();
    const trace = failed.getByRole("region", { name: "Trace" });
    await trace.getByRole("button", { name: "To where it goes wrong" }).click();
    await expect(trace.getByText("Here it goes wrong", { exact: true })).toBeVisible();
    await expect(trace.getByRole("list", { name: "Call stack" })).toContainText("two_sum");
    await page.getByRole("button", { name: "Back to the code" }).click();
    await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
  });

  await test.step("Implement again, and every test passes", async () => {
    await expect(page.getByLabel("Your code")).toHaveValue(wrong.python);
    await page.getByLabel("Your code").fill(right.python);
    await page.getByRole("button", { name: "Hand in for all tests" }).click();
    await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
      timeout: 60_000,
    });
  });

  await test.step("Reflect and Complete", async () => {
    await expect(page.getByLabel("What stayed true all the time?")).toHaveValue(/the map holds/);
    await page.getByLabel("Cues for next time").fill("A pair\nHave I met this before?");
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
    await expect(page.getByText("Have I met this before?", { exact: true })).toBeVisible();
    await expect(page.getByText("Ask in your own words.")).toHaveCount(0);
    const guide = page.getByRole("complementary", { name: "Your first attempt" });
    await expect(guide).toBeVisible();
    await page.getByRole("button", { name: /^Plan\b.*done/ }).click();
    await expect(page.getByText("Looking back")).toBeVisible();
    await expect(guide).toHaveCount(0);
  });
});
