import { signUpByClicks } from "../support/by-clicks.ts";
import { expectWholeEditor, replaceCode } from "../support/editor.ts";
import { expect, test } from "../support/story.ts";

/** The first problem of everybody new. */
const FIRST = "First Unique Character";

const solution = `function firstUniqueCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  for (let at = 0; at < text.length; at++) {
    if (counts.get(text.charAt(at)) === 1) return at;
  }
  return -1;
}
`;

test("an expert begins at home, skips to the code, writes it in TypeScript and completes", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signUpByClicks(page);
  await page.getByRole("radio", { name: /^TypeScript/ }).check();
  await page.getByRole("radio", { name: /^I have practised before/ }).check();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveTitle(`${FIRST} · Foothold`);

  await test.step("Understand and Plan are skipped", async () => {
    await expect(page.getByRole("button", { name: "Mode: Expert" })).toBeVisible();
    await page.getByRole("button", { name: "Skip this step" }).click();
    await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
    await page.getByRole("button", { name: "Skip this step" }).click();
    await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
  });

  await test.step("Implement: a whole editor, and all visible tests", async () => {
    const editor = await expectWholeEditor(page);
    await editor.click();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/^\d of \d visible tests pass$/)).toBeVisible({ timeout: 60_000 });
    await replaceCode(page, solution);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/^(\d) of \1 visible tests pass$/)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole("button", { name: "Hand in for all tests" }).click();
  });

  await test.step("Reflect and Complete", async () => {
    await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
      timeout: 60_000,
    });
    await page.getByLabel("Cues for next time").fill("Occurs exactly once");
    await page.getByLabel("What stayed true all the time?").fill("banana");
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await expect(page.getByText("Say it as a whole sentence")).toBeVisible();
    await page
      .getByLabel("What stayed true all the time?")
      .fill("After each round the map holds how often every sign before it occurs.");
    await page.getByRole("button", { name: "Complete", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
  });
});
