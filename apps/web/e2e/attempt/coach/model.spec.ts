import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { continueAttempt, openSettings } from "../../support/by-clicks.ts";
import { type BrowserContext, expect, test } from "../../support/story.ts";
import { explanation } from "../../support/two-sum.ts";

/** Gemini is a stand-in that works, Ollama is configured at an address where nobody answers. */
async function choose(context: BrowserContext, coachProvider: "gemini" | "ollama") {
  const settings = await (await context.request.get("/api/settings")).json();
  const answer = await context.request.put("/api/settings", {
    data: { ...settings, coachProvider },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("a question is answered by the model that the learner chose", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  await choose(context, "gemini");
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
  await page.getByLabel("Your question").fill("Where do I begin?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const chat = page.getByRole("list", { name: "Questions and answers" });
  await expect(chat.getByText("What does your program hold").first()).toBeVisible();
  await expect(chat.getByText(/^Gemini \(/)).toBeVisible();
  await expect(page.getByText("Built-in answer")).toHaveCount(0);
});

test("a model that cannot be reached is stood in for, and the learner is told why", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await choose(context, "ollama");
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND"));
  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Nudge" }).click();
  const said = page.getByRole("log", { name: "Conversation with the coach" });
  await expect(said.getByText("Built-in answer")).toBeVisible();
  await expect(said.getByText("The coach you chose could not be reached.")).toBeVisible();
  await expect(said.getByRole("button", { name: "Ask again" })).toBeVisible();
});

test("what the built-in coach reads and suggests in place of the chosen one is marked", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await choose(context, "ollama");
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" }));
  await page.getByLabel("The problem in your own words").fill(explanation.explanation);
  await page.getByRole("button", { name: "Send my explanation" }).click();
  const read = page.getByRole("region", { name: "What the coach read" });
  await expect(read.getByText("Built-in answer")).toBeVisible();
  await expect(read.getByText("The coach you chose could not be reached.")).toBeVisible();

  await page.getByRole("button", { name: "Skip this step" }).click();
  await page.getByRole("button", { name: "Show me candidates" }).click();
  await expect(page.getByTestId("step").getByText("Built-in answer")).toBeVisible();
});

test("a coach is tried out before it is chosen", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  await openSettings(page);
  await page.getByRole("radio", { name: /^Gemini/ }).check();
  await page.getByRole("button", { name: "Test this coach" }).click();
  await expect(page.getByText("It answers.")).toBeVisible();
  await page.getByRole("radio", { name: /^Ollama/ }).check();
  await page.getByRole("button", { name: "Test this coach" }).click();
  await expect(page.getByText("It does not answer.")).toBeVisible();
});
