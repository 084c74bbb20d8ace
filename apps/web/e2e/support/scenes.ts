import { type BrowserContext, expect, type Page } from "@playwright/test";
import { apiOf, attemptAt, choosePlainEditor, failedAttempt, post } from "./attempts.ts";
import { continueAttempt, openFinished } from "./by-clicks.ts";
import { explanation, predictions, wrong } from "./two-sum.ts";
import { predictRound } from "./understand.ts";

export type Scene = (page: Page, context: BrowserContext) => Promise<unknown>;

/** Each step in the state in which a learner spends their time in it, and all that opens on top of one. */
export const scenes: Record<string, Scene> = {
  async understand(page, context) {
    const path = await attemptAt(context, "UNDERSTAND");
    await post(context, `${apiOf(path)}/understand/submit`, {
      ...explanation,
      constraintsDescription: "Numbers can be negative.",
      wrongApproach: "Guessing.",
    });
    await continueAttempt(page, path);
    await expect(page.getByRole("heading", { name: "What comes out?" })).toBeAttached();
    await predictRound(page);
    await predictRound(page, predictions.countsFromOne, predictions.right);
  },
  async explaining(page, context) {
    await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
    await page.getByLabel("numbers", { exact: true }).fill("[4, 9, 1]");
    await page.getByLabel("target").fill("10");
    await page.getByLabel("What comes out", { exact: true }).fill("[0, 1]");
    await page.getByRole("button", { name: "Check it" }).click();
    await expect(page.getByText("For this input the answer would be")).toBeVisible();
    await page.getByRole("button", { name: "Correct my example" }).click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await page.getByLabel("What goes in, what comes out").fill("A list and a number in.");
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText("Draft saved")).toBeVisible();
  },
  async expert(page, context) {
    await continueAttempt(page, await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" }));
    await expect(page.getByRole("button", { name: "Skip this step" })).toBeEnabled();
  },
  async plan(page, context) {
    await continueAttempt(page, await attemptAt(context, "PLAN"));
    await page.getByRole("button", { name: "Show me candidates" }).click();
    await page.getByRole("radio", { name: /^Hash map/i }).check();
    await page.getByText("Quite sure", { exact: true }).click();
    await page.getByRole("button", { name: "This is my plan" }).click();
    await page
      .getByLabel("what the map holds")
      .selectOption("the earlier entries, each with its position");
    await expect(page.getByText("Draft saved")).toBeVisible();
  },
  async implement(page, context) {
    const path = await attemptAt(context, "IMPLEMENT");
    await post(context, `${apiOf(path)}/implement/hint`, {});
    const { attempt } = await (await context.request.get(apiOf(path))).json();
    const data = { code: wrong.javascript, version: attempt.version };
    await context.request.put(`${apiOf(path)}/code`, { data });
    await continueAttempt(page, path);
    await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Run the visible tests" }).click();
    await expect(page.getByText(/of 5 visible tests pass/)).toBeVisible({ timeout: 60_000 });
  },
  async history(page, context) {
    await choosePlainEditor(context);
    const path = await failedAttempt(context);
    await post(context, `${apiOf(path)}/verify/retry`, {});
    await continueAttempt(page, path);
    await page.getByText("Change history").click();
    await page.getByRole("button", { name: "Show change 1" }).click();
    const changes = page.getByRole("list", { name: "What changed" });
    await expect(changes).toBeVisible();
    await changes.scrollIntoViewIfNeeded();
  },
  async verify(page, context) {
    await continueAttempt(page, await failedAttempt(context));
    await page.getByRole("button", { name: "Explain why" }).first().click();
    const thought = page.getByLabel("What do you think went wrong?");
    await thought.fill("An entry finds itself as its own partner.");
    await page.getByRole("button", { name: "Ask the coach" }).click();
    await expect(page.getByText("Next", { exact: true })).toBeVisible();
  },
  async trace(page, context) {
    await continueAttempt(page, await failedAttempt(context));
    await page.getByRole("button", { name: "Watch it run" }).first().click();
    await page.getByRole("button", { name: "To where it goes wrong" }).click();
    await page.getByRole("region", { name: "Trace" }).scrollIntoViewIfNeeded();
  },
  async reflect(page, context) {
    await continueAttempt(page, await attemptAt(context, "REFLECT"));
    await page.getByLabel("Cues for next time").fill("A pair\nHave I met this before?");
    await expect(page.getByText("Draft saved")).toBeVisible();
  },
  async complete(page, context) {
    await openFinished(page, await attemptAt(context, "COMPLETE"));
    // Only once the page is alive do its separators say where they stand.
    await expect(page.getByRole("separator").first()).toHaveAttribute("aria-valuenow", /\d/);
  },
  async stuck(page, context) {
    await continueAttempt(page, await attemptAt(context, "PLAN"));
    await page.getByRole("button", { name: "I’m stuck" }).click();
  },
  async mode(page, context) {
    await continueAttempt(page, await attemptAt(context, "PLAN"));
    await page.getByRole("button", { name: "Mode: Beginner" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  async shortcuts(page, context) {
    await continueAttempt(page, await attemptAt(context, "PLAN"));
    await expect(page.getByRole("button", { name: "This is my plan" })).toBeEnabled();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  async conflict(page, context) {
    const path = await attemptAt(context, "IMPLEMENT");
    await choosePlainEditor(context);
    await continueAttempt(page, path);
    // From here on the page has the code, and what changes elsewhere is another version.
    await expect(page.getByText("Files (1 of 20)")).toBeVisible();
    const { attempt } = await (await context.request.get(apiOf(path))).json();
    const data = { code: "// from elsewhere\n", version: attempt.version };
    await context.request.put(`${apiOf(path)}/code`, { data });
    await page.getByLabel("Your code").fill("// from here\n");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  async twoTexts(page, context) {
    const path = await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" });
    await continueAttempt(page, path);
    const data = { drafts: [{ field: "explanation", text: "From elsewhere.", revision: 0 }] };
    await context.request.put(`${apiOf(path)}/drafts`, { data });
    await page.getByRole("textbox", { name: "The problem in your own words" }).fill("From here.");
    await expect(page.getByText("This was changed somewhere else too")).toBeVisible();
  },
};
