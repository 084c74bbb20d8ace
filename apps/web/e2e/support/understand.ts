import { expect, type Locator, type Page } from "@playwright/test";
import { explanation, predictions } from "./two-sum.ts";

/** The field of the open prediction; its label is the question. */
export const openPrediction = (page: Page): Locator =>
  page.getByRole("textbox", { name: /^What does the function give for/ });

const fields = [
  ["How you get there", "exampleWalkthrough"],
  ["What goes in, what comes out", "inputOutputDescription"],
  ["The problem in your own words", "explanation"],
  ["What limits are there?", "constraintsDescription"],
  ["One approach that would not work", "wrongApproach"],
] as const;

/** Fills one field after the other, as they come, and sends them. */
export async function explain(page: Page, texts: Partial<typeof explanation> = {}): Promise<void> {
  for (const [label, name] of fields) {
    await page.getByLabel(label).fill(texts[name] ?? explanation[name]);
    const next = page.getByRole("button", { name: "Next", exact: true });
    if (name !== "wrongApproach") await next.click();
  }
  await page.getByRole("button", { name: "Send my explanation" }).click();
}

const MOST = 12;

/** Predicts one round after the other by keys, until the next step is there. */
export async function predictAll(page: Page, read = predictions.right): Promise<void> {
  const plan = page.getByRole("heading", { name: "Plan", level: 2 });
  const open = openPrediction(page);
  for (let count = 0; count < MOST; count += 1) {
    await expect(open.or(plan).first()).toBeVisible();
    if (await plan.isVisible()) return;
    await predictRound(page, read);
  }
  await expect(plan).toBeVisible();
}

/** The questions of the open round. */
export async function openQuestions(page: Page): Promise<string[]> {
  const fields = await openPrediction(page).all();
  const names = await Promise.all(fields.map((field) => field.getAttribute("aria-label")));
  return names.map((name) => name ?? "");
}

/** Answers the open round, the first of it by `read`, and waits until it is no longer open. */
export async function predictRound(
  page: Page,
  read = predictions.right,
  readOthers = read,
): Promise<void> {
  await expect(openPrediction(page).first()).toBeEditable();
  const questions = await openQuestions(page);
  for (const [at, question] of questions.entries()) {
    const field = page.getByRole("textbox", { name: question, exact: true });
    await field.fill((at === 0 ? read : readOthers)(question));
    if (at === questions.length - 1) await field.press("Enter");
  }
  const [first = ""] = questions;
  await expect(page.getByRole("textbox", { name: first, exact: true })).toHaveCount(0);
}
