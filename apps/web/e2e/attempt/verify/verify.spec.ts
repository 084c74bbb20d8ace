import { openProblem, signUpByClicks, skipToTheCode } from "../../support/by-clicks.ts";
import { holdNext } from "../../support/hold-next.ts";
import { expect, test } from "../../support/story.ts";
import { right, wrong } from "../../support/two-sum.ts";

test.describe.configure({ timeout: 180_000 });

test("handing in runs every test; the failures stay after a reload and back at the code", async ({
  page,
}) => {
  await signUpByClicks(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await skipToTheCode(page);
  await page.getByRole("button", { name: "Plain text area" }).click();
  const code = page.getByLabel("Your code");
  await code.fill(wrong.javascript);
  await page.getByRole("button", { name: "Hand in for all tests" }).click();

  const summary = page.getByText("Not every test passes yet");
  const name = "Test: half of the target is in the list once";
  const failed = page.getByRole("article", { name });
  await test.step("one click, and the code beside its results", async () => {
    await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeFocused();
    await expect(summary).toBeVisible({ timeout: 60_000 });
    await expect(page.getByLabel("The code you handed in")).toContainText(
      "seen.set(numbers[i], i)",
    );
    await failed.getByRole("button", { name: "Explain why" }).click();
    await failed.getByLabel("What do you think went wrong?").fill("An entry finds itself.");
    await failed.getByRole("button", { name: "Ask the coach" }).click();
    await expect(failed.getByText("Next", { exact: true })).toBeVisible();
    const again = failed.getByRole("button", { name: "Explain it once more" });
    await expect(again).toBeFocused();
    await again.click();
    await expect(failed.getByLabel("What do you think went wrong?")).toHaveValue("");
  });

  await test.step("a reload forgets nothing", async () => {
    await page.reload();
    await expect(summary).toBeVisible();
    await expect(failed.getByText("An entry finds itself.")).toBeVisible();
    await expect(failed.getByText("Next", { exact: true })).toBeVisible();
    await failed.getByRole("button", { name: "Watch it run" }).click();
    await expect(failed.getByRole("region", { name: "Trace" })).toBeVisible();
  });

  await test.step("back at the code the failures are in sight", async () => {
    await page.getByRole("button", { name: "Back to the code" }).click();
    await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
    const handedIn = page.getByRole("region", { name: "When you handed it in" });
    await expect(page.getByText("When you handed it in, 15 of 25 tests passed.")).toBeInViewport();
    await page.getByRole("link", { name: "See the failures" }).click();
    await expect(handedIn.getByRole("heading", { name: "When you handed it in" })).toBeInViewport();
    await expect(handedIn.getByRole("article", { name })).toContainText("An entry finds itself.");
    await expect(
      handedIn.getByText(/^At least one of these \d fails. Some of them may pass.$/).first(),
    ).toBeVisible();
    await expect(handedIn.getByText("You have changed the code since.")).toHaveCount(0);
    await code.fill(right.javascript);
    await expect(handedIn.getByText("You have changed the code since.")).toBeVisible();
  });

  await test.step("a reload in the middle of a run leaves no old result beside new code", async () => {
    await holdNext(page, /\/verify\/run$/);
    await page.getByRole("button", { name: "Hand in for all tests" }).click();
    await expect(page.getByRole("progressbar", { name: "Running every test" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeFocused();
    await page.reload();
    await expect(page.getByText("This code has no result yet")).toBeVisible();
    await expect(summary).toHaveCount(0);
    await expect(failed).toHaveCount(0);
    await page.getByRole("button", { name: "Run all tests" }).click();
    await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
      timeout: 60_000,
    });
  });
});
