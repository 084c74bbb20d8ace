import { signUp, someone } from "../people.ts";
import { attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseProvider, test } from "../support/server/model-server.ts";
import {
  allowCutConnection,
  allowRefusal,
  type BrowserContext,
  expect,
  type Page,
} from "../support/story.ts";

const reply = {
  summary: "Read the last line of an error first: it names what went wrong.",
  sections: [
    { heading: "An example", content: "A line that fails:", code: 'int("three")  # ValueError' },
  ],
  todos: [
    { text: "Read the last line", completed: true },
    { text: "Find the line it names", completed: false },
    { text: "Print what it holds", completed: false },
  ],
  fileChanges: [],
  commands: [{ command: "echo hello" }],
  nextSteps: [{ html: "Why the last line?", inputText: "Why is the last line first?" }],
};
const text = JSON.stringify(reply);

async function open(page: Page, context: BrowserContext): Promise<void> {
  await signUp(context, someone("Learner"));
  await chooseProvider(context, "gemini");
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "python" }));
}

async function ask(page: Page, words: string): Promise<void> {
  const box = page.getByLabel("Your question");
  await expect(box).toBeEditable();
  await box.fill(words);
  await box.press("Enter");
}

const newest = (page: Page) => log(page).locator("[data-exchange]").last();
const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });

test("a model's reply streams in with code, todos, commands and next steps that fill the input", async ({
  page,
  context,
  server: { standIns },
}) => {
  test.setTimeout(90_000);
  const { gemini } = standIns;
  gemini.behave({ text });
  await open(page, context);
  await ask(page, "How do I read an error?");
  await expect(log(page).getByText(reply.summary)).toBeVisible();
  await expect(log(page).getByText(/^Gemini \(/)).toBeVisible();
  await expect(log(page).getByText("To do: 1 of 3 done")).toBeVisible();
  await expect(log(page).getByText("Pending")).toBeVisible();
  await expect(log(page).getByText("1 command to run")).toBeVisible();
  const done = log(page).getByRole("region", { name: "What was done" });
  await expect(done).toContainText("Read the last line");
  await log(page).getByRole("button", { name: "Why the last line?" }).click();
  await expect(page.getByLabel("Your question")).toHaveValue("Why is the last line first?");

  await page.getByLabel("Your question").fill("");
  await page.getByRole("switch", { name: "Auto-continue" }).check();
  await expect(page.getByRole("timer")).toHaveText(/Continues in \d s/);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.getByLabel("Your question").fill("wait");
  await expect(page.getByText("Stopped: you are writing.")).toBeVisible();

  await test.step("cut at the token limit it says what was recovered; Continue keeps it, Retry asks again", async () => {
    const cut = text.slice(0, text.indexOf("Print what")).match(/[\s\S]{1,24}/g) ?? [];
    const banner = log(page).getByText("The answer was cut off. Recovery succeeded.");
    gemini.behave({ fault: "token-limit", pieces: cut });
    await ask(page, "And in general?");
    await expect(banner).toBeVisible();
    await expect(
      log(page).getByText("Recovered: the summary, 1 section, 2 todos, 1 next step."),
    ).toBeVisible();
    await log(page).getByRole("button", { name: "Continue", exact: true }).click();
    await expect(banner).toHaveCount(0);
    await ask(page, "Once more, please.");
    await expect(banner).toBeVisible();
    gemini.behave({ text });
    await log(page).getByRole("button", { name: "Retry" }).click();
    await expect(banner).toHaveCount(0);
    await expect(log(page).getByText("1 command to run").last()).toBeVisible();
  });

  await test.step("the summary of a long answer sticks to the input once it is scrolled past, until it is dismissed", async () => {
    const sentence = "An error tells the line and what went wrong there";
    const lines = Array.from({ length: 60 }, (_, line) => `${sentence}, part ${line + 1}.`);
    const content = lines.join("\n\n");
    const steps = ["One", "Two", "Three", "Four"].map((html) => ({ html, inputText: html }));
    const long = { ...reply, sections: [{ heading: "At length", content }], nextSteps: steps };
    gemini.behave({ text: JSON.stringify(long) });
    await ask(page, "At length, please.");
    const bar = page.getByRole("region", { name: "Summary of the newest answer" });
    const scrollTo = async (line: string) => {
      await newest(page).getByText(line).hover();
      await page.mouse.wheel(0, 40);
    };
    // While the answer still grows, the page goes back to its end.
    const scrollPastSummary = () =>
      expect(async () => {
        await scrollTo("part 20.");
        await scrollTo("part 30.");
        await expect(bar).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await expect(newest(page).getByText("1 command to run")).toBeVisible();
    await expect(bar).toBeHidden();
    await scrollPastSummary();
    await expect(bar).toContainText("Read the last line of an error first");
    await expect(bar.getByRole("group", { name: "Next steps" }).getByRole("button")).toHaveCount(3);
    await bar.getByRole("button", { name: "See details ↑" }).click();
    await expect(newest(page).getByText(reply.summary)).toBeInViewport();
    await expect(bar).toBeHidden();
    await scrollPastSummary();
    await bar.getByRole("button", { name: "Dismiss the summary" }).click();
    await expect(bar).toBeHidden();
    await scrollTo("part 35.");
    await expect(bar).toBeHidden();
    await ask(page, "And once more at length.");
    await expect(newest(page)).toContainText("And once more at length.");
    await expect(newest(page).getByText("1 command to run")).toBeVisible();
    await scrollPastSummary();
  });

  for (const [provider, name] of [
    ["openai", "OpenAI or compatible"],
    ["anthropic", "Anthropic"],
    ["ollama", "Ollama"],
  ] as const) {
    await test.step(`${name} answers in the same conversation`, async () => {
      standIns[provider].behave({ text });
      await chooseProvider(context, provider);
      await ask(page, `What does ${name} say?`);
      await expect(log(page).getByText(new RegExp(`^${name} \\(`))).toBeVisible();
      await expect(newest(page).getByText(reply.summary)).toBeVisible();
      await expect(newest(page).getByText("1 command to run")).toBeVisible();
    });
  }
});

test("after a server was killed in mid-reply the page shows what had come, with Continue and Retry, which asks again", async ({
  page,
  context,
  server,
}) => {
  allowCutConnection();
  // A page that has lost the server looks for it, also while the next one is starting.
  allowRefusal(503, "/api/health");
  test.setTimeout(150_000);
  const pieces = [
    text.slice(0, text.indexOf('"sections"')),
    text.slice(text.indexOf('"sections"')),
  ];
  // Monaco loads its languages by itself, and would throw on the console what it cannot get meanwhile.
  await choosePlainEditor(context);
  await open(page, context);
  server.standIns.gemini.behave({ fault: "hang-mid-stream", pieces, faultAfterPieces: 1 });
  await ask(page, "How do I read an error?");
  // The first question to a server that has just started waits for its threads.
  await expect(log(page).getByText(reply.summary)).toBeVisible({ timeout: 60_000 });
  await server.kill();
  await server.restart();
  await page.reload();
  await expect(log(page).getByText(reply.summary)).toBeVisible();
  await expect(log(page).getByText(/^The answer was cut off/)).toBeVisible({ timeout: 60_000 });
  await expect(log(page).getByText("Recovered: the summary.", { exact: true })).toBeVisible();
  server.standIns.gemini.behave({ text });
  await expect(log(page).getByRole("button", { name: "Continue", exact: true })).toBeEnabled();
  await log(page).getByRole("button", { name: "Retry" }).click();
  await expect(log(page).getByText(/^The answer was cut off/)).toHaveCount(0);
  await expect(log(page).getByText(reply.summary)).toBeVisible();
  await expect(log(page).getByText("1 command to run")).toBeVisible();
});
