import { expect, test } from "@playwright/test";
import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";

test("a rescue has to be explained back in one's own words before the attempt is complete", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Learner"));
  await page.goto(await attemptAt(context, "REFLECT"));
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await expect(page.getByRole("heading", { name: "What would help?" })).toBeFocused();
  await page.getByRole("button", { name: "Rescue" }).click();
  const said = page.getByRole("region", { name: "What the coach has said" });
  await expect(said.getByText("Rescue", { exact: true })).toBeVisible();
  await expect(
    page.getByText("You'll need to explain this back to complete the unit"),
  ).toBeVisible();

  await page.getByLabel("Cues for next time").fill("A pair");
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByText("First explain the rescue back")).toBeVisible();

  const recap = page.getByLabel("The idea, in your own words");
  const rescue = said.getByRole("listitem").filter({ hasText: "Rescue" });
  await recap.fill((await rescue.locator("p").nth(1).textContent()) ?? "");
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Not yet" })).toBeVisible();

  await recap.fill(
    "For every number I work out what is missing to reach the target. I look that up in a map of numbers I already passed, which also knows where each stood. If it is there I am finished, otherwise I add my number and carry on.",
  );
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(recap).toHaveCount(0);
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
});
