import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { goHome, openProblem } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";

test("finished work is found again on the problem's page, and opens as it was", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  const done = await attemptAt(context, "COMPLETE");
  const open = await attemptAt(context, "PLAN");
  await goHome(page);
  await openProblem(page, "Two Sum");
  const attempts = page.getByRole("region", { name: "Your attempts" }).getByRole("listitem");
  await expect(attempts).toHaveCount(2);
  await expect(attempts.nth(0)).toContainText("At Plan");
  await expect(attempts.nth(1)).toContainText("Solved");
  await expect(attempts.nth(1)).toContainText("no hints");
  await expect(attempts.nth(0).getByRole("link")).toHaveAttribute("href", open);
  await attempts.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(done);
  await page.getByRole("button", { name: /^Implement/ }).click();
  await expect(page.getByText("Looking back")).toBeVisible();
  await expect(page.getByText("const seen = new Map();")).toBeVisible();
});

test("after completion the author's solution stands beside one's own", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await attemptAt(context, "COMPLETE");
  await attemptAt(context, "COMPLETE");
  await goHome(page);
  await openProblem(page, "Two Sum");
  const attempts = page.getByRole("region", { name: "Your attempts" });
  await attempts.getByRole("link").first().click();
  const solution = page.getByRole("region", { name: "The author’s solution" });
  const code = solution.getByRole("group", { name: "The author’s solution" });
  await expect(code).toContainText("positions.set(numbers[position], position);");
  await solution.getByLabel("Language of the solution").selectOption("Python");
  await expect(code).toContainText("def two_sum(numbers, target):");
  await solution.getByText("Walk through it").click();
  await expect(solution.getByText("Look at one entry alone.")).toBeVisible();
  await solution.getByText("The simple way").click();
  await expect(solution.getByRole("group", { name: "The simple way" })).toContainText("second");
  await solution.getByRole("button", { name: "Run and measure both" }).click();
  await expect(solution.getByRole("row", { name: /^Lines run on test \d \d+ \d+$/ })).toBeVisible();
  await expect(solution.getByRole("row", { name: /^Slowest test/ })).toBeVisible();
  const other = solution.getByLabel("Beside your solution", { exact: true });
  await expect(other.getByRole("option")).toHaveCount(2);
  await other.selectOption("The author’s");
  const columns = solution.getByRole("columnheader");
  await expect(columns.filter({ hasText: "Your solution" })).toBeVisible();
});
