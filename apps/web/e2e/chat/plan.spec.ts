import { signUp, someone } from "../people.ts";
import { failedAttempt } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { allowRefusal, expect, type Page, test } from "../support/story.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const plan = (page: Page) => page.getByRole("region", { name: /^Plan: / });

test("a large request is planned, edited, run and merged, without a model", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  allowRefusal(422, "/api/subtasks/");
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await failedAttempt(context));
  const box = page.getByLabel("Your question");
  await expect(box).toBeEditable();
  await box.fill("Review everything before I hand in");
  await box.press("Enter");
  await expect(plan(page).getByText("Found 6 parts.")).toBeVisible();
  await expect(box).toHaveValue("");
  await plan(page).getByText("How fine? Let the coach decide").click();
  await expect(plan(page).getByRole("radio", { name: /^Let the coach decide/ })).toBeChecked();
  await plan(page)
    .getByRole("radio", { name: /^Coarse/ })
    .check();
  await expect(plan(page).getByText("Found 2 parts.")).toBeVisible();
  await plan(page)
    .getByRole("radio", { name: /^Let the coach decide/ })
    .check();
  await expect(plan(page).getByText("Found 6 parts.")).toBeVisible();
  await plan(page).getByText("Show as a graph").click();
  await expect(plan(page).getByRole("img", { name: /6 waits for 1, 2, 3, 4, 5\./ })).toBeVisible();

  await plan(page).getByRole("button", { name: "Edit plan" }).click();
  await plan(page).getByLabel("Part 1 waits for").fill("6");
  await plan(page).getByRole("button", { name: "Save plan" }).click();
  await expect(plan(page).getByText("would wait for each other: 1 → 6 → 1")).toBeVisible();
  await plan(page).getByLabel("Part 1 waits for").fill("");
  await plan(page).getByRole("button", { name: "Remove part 5" }).click();
  await plan(page).getByRole("button", { name: "Move part 2 up" }).click();
  await plan(page).getByLabel("Words of part 2").fill("What does line 2 do?");
  await plan(page).getByRole("button", { name: "Save plan" }).click();
  const parts = plan(page).getByRole("list", { name: "Parts" }).getByRole("listitem");
  await expect(parts).toHaveCount(5);
  await expect(parts.nth(0)).toHaveText("1. Try the edges.");

  await plan(page)
    .getByRole("radio", { name: /^Sequential/ })
    .check();
  await plan(page).getByRole("button", { name: "Start: sequential" }).click();
  await expect(log(page).getByText("checks are done")).toBeVisible({ timeout: 45_000 });
  await expect(log(page).getByRole("heading", { name: "What does line 2 do?" })).toBeVisible();
  await expect(plan(page)).toHaveCount(0);

  await page.reload();
  await expect(log(page).getByText("checks are done")).toBeVisible();
  await expect(plan(page)).toHaveCount(0);
});
