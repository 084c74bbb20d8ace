import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";

test("a rescue has to be explained back in one's own words before the attempt is complete", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await attemptAt(context, "REFLECT"));
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await expect(page.getByRole("heading", { name: "What would help?" })).toBeFocused();
  await page.getByRole("button", { name: "Rescue" }).click();
  const said = page.getByRole("log", { name: "Conversation with the coach" });
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

/** What Two Sum gives for "numbers = [1,2], target = 3". */
function pairIn(question: string): string {
  const [, listed = "[]", wanted = ""] =
    /numbers = (\[.*?\]), target = (-?\d+)/.exec(question) ?? [];
  const numbers: number[] = JSON.parse(listed);
  for (const [first, number] of numbers.entries()) {
    const second = numbers.indexOf(Number(wanted) - number, first + 1);
    if (second > 0) return `[${first}, ${second}]`;
  }
  return "[]";
}

test("a right prediction and a few words settle a rescue, and stand for the summary", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Learner"));
  await continueAttempt(page, await attemptAt(context, "REFLECT"));
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Rescue" }).click();
  await expect(
    page.getByText("You'll need to explain this back to complete the unit"),
  ).toBeVisible();
  // Only once the recap is asked for is there a prediction that stands for it.
  await expect(page.getByLabel("The idea, in your own words")).toBeVisible();
  await page.getByRole("button", { name: "Show it by a prediction" }).click();
  const field = page.getByRole("textbox", { name: "What does the function give for" });
  await expect(field).toBeFocused();
  const asked = (await page.getByText("What does the function give for").textContent()) ?? "";

  // Positions that no list of a probe has.
  await field.fill("[90, 91]");
  await field.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Not yet" })).toBeVisible();
  await expect(page.getByText(asked)).toHaveCount(0);

  await field.fill(
    pairIn((await page.getByText(/^What does the function give/).textContent()) ?? ""),
  );
  await page.getByRole("button", { name: "Predict", exact: true }).click();
  await expect(page.getByText("A few words of your own are enough now.")).toBeVisible();
  const recap = page.getByLabel("The idea, in your own words");
  await recap.fill("Keep what I saw.");
  await page.getByRole("button", { name: "Send the recap" }).click();
  await expect(recap).toHaveCount(0);

  await page.getByLabel("Cues for next time").fill("A pair");
  await page.getByLabel("What stayed true all the time?").fill("");
  await page.getByRole("button", { name: "Show it by a prediction" }).click();
  await expect(
    page.getByText("“What stayed true” is taken now in your own words, and can stay empty."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
});
