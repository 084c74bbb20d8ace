import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "./people.ts";

test.describe.configure({ mode: "serial" });

function flag(page: Page, key: string) {
  return page.getByRole("region", { name: key });
}

test.beforeEach(async ({ context }) => signInAs(context, "admin"));

test("an admin limits a flag, and it says who changed it", async ({ page }) => {
  await page.goto("/admin/flags");
  const card = flag(page, "beginner_mode_default");
  const percent = (await card.getByLabel("Rollout in percent").inputValue()) === "40" ? "60" : "40";
  await card.getByLabel("Rollout in percent").fill(percent);
  await card.getByLabel("Instructors").selectOption("Always off");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(
    flag(page, "beginner_mode_default").getByText(
      `On for ${percent}% of people; instructors always off`,
    ),
  ).toBeVisible();
  await expect(card.getByText(/Changed by Demo admin/)).toBeVisible();
});

test("a flag changed in another tab is not overwritten unseen", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/admin/flags");
  await other.goto("/admin/flags");
  const mine = flag(page, "attempt_v2_flow");
  const theirs = flag(other, "attempt_v2_flow");

  await theirs.getByLabel("Rollout in percent").fill("70");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();

  await page.bringToFront();
  await mine.getByRole("switch", { name: "On" }).uncheck();
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("This flag was changed in the meantime.")).toBeVisible();
  await expect(mine.getByText("On for 70% of people")).toBeVisible();
  await mine.getByRole("button", { name: "Load the present setting" }).click();
  await expect(mine.getByRole("switch", { name: "On" })).toBeChecked();
  await expect(mine.getByLabel("Rollout in percent")).toHaveValue("70");

  await mine.getByLabel("Rollout in percent").fill("100");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("Saved.")).toBeVisible();
});
