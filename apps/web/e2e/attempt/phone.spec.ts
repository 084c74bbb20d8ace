import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, post } from "../support/attempts.ts";
import { buildSentence, continueAttempt } from "../support/by-clicks.ts";
import { expect, test } from "../support/story.ts";
import { right } from "../support/two-sum.ts";
import { explain, predictAll } from "../support/understand.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("on a phone the whole way is there, one panel at a time", async ({ page, context }) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
  await page.getByRole("button", { name: "Problem", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Constraints" })).toBeVisible();
  await page.getByRole("button", { name: "Step", exact: true }).tap();

  await explain(page);
  await predictAll(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();

  await page.getByText("Hash map", { exact: true }).tap();
  await page.getByText("Quite sure").tap();
  await page.getByRole("button", { name: "This is my plan" }).tap();
  await buildSentence(page);
  await page.getByRole("button", { name: "This is my plan" }).tap();
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();

  await page.getByRole("button", { name: "I’m stuck" }).tap();
  await page.getByRole("button", { name: "Nudge" }).tap();
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(said.getByText("Nudge", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Step", exact: true }).tap();

  await page.getByLabel("Your code").fill(right.javascript);
  await page.getByRole("button", { name: "Hand in for all tests" }).tap();
  await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Skip the reflection" }).tap();
  await expect(page.getByRole("heading", { name: "Complete", level: 2 })).toBeFocused();
});

test("on a phone every panel keeps its own place, and the shown one survives a reload", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
  // A locator's tap would scroll the tab below the padding of the page first.
  const show = async (panel: string) => {
    const tab = page.getByRole("button", { name: panel, exact: true });
    await expect(tab).toBeEnabled();
    const { x = 0, y = 0 } = (await tab.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(tab).toHaveAttribute("aria-pressed", "true");
  };
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await show("Step");
  await page.getByRole("button", { name: "Next", exact: true }).scrollIntoViewIfNeeded();
  const atStep = await top();
  expect(atStep).toBeGreaterThan(100);

  await show("Problem");
  await expect(page.getByText("A bakery keeps a list")).toBeInViewport();
  await page.getByText("The same position may not be used twice.").scrollIntoViewIfNeeded();
  const atProblem = await top();
  await show("Step");
  await expect.poll(top).toBe(atStep);
  await show("Problem");
  await expect.poll(top).toBe(atProblem);

  await page.reload();
  await expect(page.getByText("The same position may not be used twice.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeHidden();
});

test("on a phone a new step comes into view, whichever panel was shown", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "UNDERSTAND");
  await continueAttempt(page, path);
  await page.getByRole("button", { name: "Coach", exact: true }).tap();
  await post(context, `${apiOf(path)}/mode`, { mode: "EXPERT" });
  await post(context, `${apiOf(path)}/understand/skip`, {});
  await page.getByLabel("Your question").fill("What is an invariant?");
  await page.getByRole("button", { name: "Ask", exact: true }).tap();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeVisible();
});

test("what the coach says is in the order it was said, and the newest is in view", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT"));
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  for (const action of ["Nudge", "Checkpoint"]) {
    await page.getByRole("button", { name: "I’m stuck" }).tap();
    await page.getByRole("button", { name: action }).tap();
    await expect(said.getByText(action, { exact: true })).toBeInViewport();
    if (action === "Checkpoint") continue;
    await page.getByLabel("Your question").fill("What is an invariant?");
    await page.getByRole("button", { name: "Ask", exact: true }).tap();
    await expect(said.getByText("Built-in coach")).toBeInViewport();
  }
  await expect(said.getByRole("list").first().locator("> li")).toContainText([
    "About your plan",
    "Nudge",
    "What is an invariant?",
    "Checkpoint",
  ]);
});
