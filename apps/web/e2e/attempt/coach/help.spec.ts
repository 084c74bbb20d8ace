import { beginTwoSum, skipToTheCode } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";

test("all help is one list with its costs, reached and taken with the keyboard", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await beginTwoSum(page);
  await skipToTheCode(page);
  const help = page.getByRole("region", { name: "What would help?" });
  await expect(help.getByRole("listitem")).toHaveText([
    "Ask a questionfree",
    "Nudgeno hint used",
    "Checkpointno hint used",
    "Hint1 of 1 left",
    "Try other waystakes longer",
    "My instructoranswers later",
    "Rescueexplain it back",
  ]);

  const stuck = page.getByRole("button", { name: "I’m stuck" });
  await stuck.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "What would help?" })).toBeFocused();
  await expect(help.getByText("The problem counts as done with a rescue.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Ask a question" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your question")).toBeFocused();
  await expect(help.getByText("The problem counts as done with a rescue.")).toHaveCount(0);

  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await hint.focus();
  await page.keyboard.press("Enter");
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(said.getByRole("listitem").filter({ hasText: "Hint" })).toHaveCount(1);
  await expect(hint).toBeFocused();
  await expect(hint).toHaveAccessibleDescription("none left");
  await expect(hint).toHaveAttribute("aria-disabled", "true");
});
