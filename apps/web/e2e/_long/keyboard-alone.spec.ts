import { PASSWORD, someone } from "../people.ts";
import { enter } from "../support/by-clicks.ts";
import { replaceCode } from "../support/editor.ts";
import { tabTo } from "../support/keys.ts";
import { expect, type Page, test } from "../support/story.ts";
import { explanation, invariantText, predictions, right } from "../support/two-sum.ts";
import { openPrediction, openQuestions } from "../support/understand.ts";

const MOST_PREDICTIONS = 12;

/** After an answer the next field has the focus; Enter in the last one sends the round. */
async function predictByKeys(page: Page): Promise<void> {
  const plan = page.getByRole("heading", { name: "Plan", level: 2 });
  for (let presses = 0; presses < MOST_PREDICTIONS; presses += 1) {
    await expect(openPrediction(page).or(plan).first()).toBeFocused();
    if (await plan.isVisible()) return;
    const questions = await openQuestions(page);
    await answerByKeys(page, questions.map(predictions.right));
    const [first = ""] = questions;
    await expect(page.getByRole("textbox", { name: first, exact: true })).toHaveCount(0);
  }
}

async function answerByKeys(page: Page, answers: readonly string[]): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    await expect(openPrediction(page).nth(at)).toBeFocused();
    await page.keyboard.insertText(answer);
    await page.keyboard.press("Enter");
  }
}

async function beginByKeys(page: Page): Promise<void> {
  const { keyboard } = page;
  await enter(page);
  await tabTo(page, page.getByRole("link", { name: "Start practising" }).first());
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/sign-up");
  const { name, email } = someone("Newcomer");
  await tabTo(page, page.getByLabel("Name"));
  await keyboard.type(name);
  await keyboard.press("Tab");
  await keyboard.type(email);
  await keyboard.press("Tab");
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  const nav = page.getByRole("navigation", { name: "Main" });
  await tabTo(page, nav.getByRole("link", { name: "Problems" }));
  await keyboard.press("Enter");
  await expect(page).toHaveTitle("Problems · Foothold");
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await keyboard.type("two sum");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/search=two/);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Two Sum", exact: true }));
  await keyboard.press("Enter");
  await expect(page).toHaveTitle("Two Sum · Foothold");
  await tabTo(page, page.getByRole("button", { name: "Start", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Understand", level: 2 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeEnabled();
}

test("with the keyboard alone a newcomer gets from the landing page to Complete", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  await test.step("from the landing page to the first step", () => beginByKeys(page));

  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await keyboard.press("Escape");

  const divider = page.getByRole("separator", { name: "Width of the problem" });
  await tabTo(page, divider);
  await keyboard.press("ArrowRight");
  await expect(divider).toHaveAttribute("aria-valuenow", "30");
  await page.reload();
  await expect(divider).toHaveAttribute("aria-valuenow", "30");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeEnabled();
  for (const [label, panel] of [
    ["Width of the problem", "Problem and your work"],
    ["Width of the coach", "Coach"],
  ] as const) {
    const area = page.getByRole("region", { name: panel, exact: true });
    await tabTo(page, page.getByRole("separator", { name: label }));
    await keyboard.press("Enter");
    await expect(area).toBeHidden();
    await keyboard.press("Enter");
    await expect(area).toBeVisible();
  }

  for (const [label, text] of [
    ["numbers", "[4, 9, 1]"],
    ["target", "10"],
    ["What comes out", "[1, 2]"],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.insertText(text);
  }
  await keyboard.press("Enter");
  const texts = [
    ["What goes in, what comes out", explanation.inputOutputDescription],
    ["The problem in your own words", explanation.explanation],
    ["What limits are there?", explanation.constraintsDescription],
    ["One approach that would not work", explanation.wrongApproach],
  ] as const;
  for (const [label, text] of texts) {
    await expect(page.getByLabel(label)).toBeFocused();
    await keyboard.insertText(text);
    await keyboard.press("ControlOrMeta+Enter");
  }
  await answerByKeys(page, ["banana", "banana"]);
  await expect(page.getByRole("heading", { name: "What comes out?" })).toBeFocused();
  await expect(page.getByText("Not the right result")).toHaveCount(2);
  await tabTo(page, openPrediction(page).first());
  await predictByKeys(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();

  await tabTo(page, page.getByRole("radio").first());
  await keyboard.press("Space");
  await tabTo(page, page.getByRole("radio", { name: /^1/ }));
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^4/ })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "This is my plan" }));
  await keyboard.press("Enter");
  await expect(page.getByText("One thing is still open")).toBeVisible();
  await tabTo(page, page.getByLabel("What stays true after every round?"));
  await keyboard.insertText("The answer lies between the two ends.");
  await tabTo(page, page.getByRole("button", { name: "This is my plan" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();

  await tabTo(page, page.getByRole("textbox", { name: /^Your code/ }));
  await replaceCode(page, right.javascript);
  await keyboard.press("Control+Enter");
  await expect(page.getByText("5 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("then Tab leaves the editor.")).toBeVisible();
  await keyboard.press("Control+m");
  await keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Run the visible tests" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Hand in for all tests" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
    timeout: 60_000,
  });
  await tabTo(page, page.getByLabel("Cues for next time"));
  await keyboard.type("A pair and a sum");
  await tabTo(page, page.getByLabel("What stayed true all the time?"));
  await keyboard.press("Control+A");
  await keyboard.insertText(invariantText);
  await tabTo(page, page.getByRole("button", { name: "Complete", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
});
