import { signUp, someone } from "../../people.ts";
import { attemptAt, choosePlainEditor } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";
import { wrong } from "../../support/two-sum.ts";

test("a failed test is watched line by line, and the code gone back to", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Learner"));
  await choosePlainEditor(context);
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT"));
  await page.getByLabel("Your code").fill(wrong.javascript);
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText(/of 5 visible tests pass/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Hand in for all tests" }).click();

  const failed = page.getByRole("article", {
    name: "Test: half of the target is in the list once",
  });
  await failed.getByRole("button", { name: "Watch it run" }).click();
  const trace = failed.getByRole("region", { name: "Trace" });
  await expect(trace.getByText(/^Step 1 of/)).toBeVisible();
  await trace.getByRole("button", { name: "Step", exact: true }).click();
  await expect(trace.getByText(/^Step 2 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await trace.getByRole("group", { name: "Program, step by step" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(trace.getByText(/^Step 1 of/)).toBeVisible();
  await page.keyboard.press("End");
  await expect(trace.getByText(/twoSum returns \[0, 0\]/)).toBeVisible();
  await page.keyboard.press("Home");
  await trace.getByRole("button", { name: "To where it goes wrong" }).click();
  await expect(trace.getByText("Here it goes wrong", { exact: true })).toBeVisible();
  await expect(trace.getByText(/returns \[0, 0\], where \[.*\] is right/)).toBeVisible();

  await page.getByRole("button", { name: "Back to the code" }).click();
  await page.getByText("Change history").click();
  await page.getByRole("button", { name: "Back to the beginning" }).click();
  await expect(page.getByLabel("Your code")).toHaveValue(/Write your solution here/);
  await page.getByRole("button", { name: "Go here, to change 1" }).click();
  await expect(page.getByLabel("Your code")).toHaveValue(wrong.javascript);
});
