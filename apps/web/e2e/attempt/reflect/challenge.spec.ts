import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { allowRefusal, expect, test } from "../../support/story.ts";

test("a program that looks right is broken by an input of one's own", async ({ page, context }) => {
  allowRefusal(422, "/reflect/challenge");
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "REFLECT"));
  const challenges = page.getByRole("region", { name: "Break it, if you like" });
  await expect(challenges.getByText("0 of 2 broken")).toBeVisible();
  await expect(challenges.getByRole("group", { name: "Program 1" })).toContainText(
    "function twoSum",
  );
  const numbers = challenges.getByLabel("numbers").first();
  const target = challenges.getByLabel("target").first();
  const run = challenges.getByRole("button", { name: "Run it on this input" }).first();

  await run.click();
  await expect(challenges.getByText("This is still empty.")).toHaveCount(2);
  await numbers.fill("[4, 4");
  await target.fill("8");
  await run.click();
  await expect(challenges.getByText("This cannot be read. Write it like [")).toBeVisible();
  await numbers.fill("[4, 4, 4]");
  await run.click();
  await expect(challenges.getByText("Exactly one pair of positions adds up")).toBeVisible();
  await expect(target).toHaveAttribute("aria-invalid", "true");

  await numbers.fill("[2, 7]");
  await target.fill("9");
  await run.click();
  await expect(challenges.getByText("This input does not break it")).toBeVisible();
  await numbers.fill("[4, 4]");
  await target.fill("8");
  await target.press("Enter");
  await expect(challenges.getByText("You broke it")).toBeVisible();
  await expect(challenges.getByText("1 of 2 broken")).toBeVisible();

  await page.getByLabel("Cues for next time").fill("A pair and a sum");
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
  await expect(page.getByText("Broke a program")).toBeVisible();
  await expect(page.getByText("A pair and a sum").first()).toBeVisible();
  await expect(page.getByText("The author would say")).toBeVisible();
  const next = page.getByRole("region", { name: "What to do next" });
  await next.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/problems\/[a-z-]+$/);
});
