import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseGemini, test } from "../support/server/model-server.ts";
import { allowRefusal, expect, type Page } from "../support/story.ts";

const replyWith = (fileChanges: object[], summary: string) =>
  JSON.stringify({
    summary,
    sections: [],
    todos: [],
    fileChanges,
    commands: [],
    nextSteps: [{ html: "What is a note for?", inputText: "What is a note for?" }],
  });

async function ask(page: Page, words: string): Promise<void> {
  const box = page.getByLabel("Your question");
  await expect(box).toBeEditable();
  await box.fill(words);
  await box.press("Enter");
}

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const notes = (page: Page) =>
  log(page).getByRole("listitem", { name: "Proposed change of notes.md" }).last();

test("a cut reply, a malformed diff and a stale file change nothing, and say so", async ({
  page,
  context,
  server: { gemini },
}) => {
  await signUp(context, someone("Learner"));
  await chooseGemini(context);
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT", { language: "python" });
  const files = `${apiOf(path)}/files`;
  await context.request.put(files, { data: { path: "notes.md", content: "one\n", version: 0 } });
  await continueAttempt(page, path);
  await page.getByRole("tab", { name: "notes.md" }).click();
  const text = page.getByRole("textbox", { name: "notes.md" });

  await test.step("a cut reply is blocked as a whole; what came whole can be looked at", async () => {
    const whole = replyWith(
      [
        { path: "notes.md", content: "one\ntwo\n", note: "A second line." },
        { path: "scratch/more.md", content: "never whole" },
      ],
      "Two more lines for your notes, so that you remember what was asked.",
    );
    const cut = whole.slice(0, whole.indexOf("never")).match(/[\s\S]{1,24}/g) ?? [];
    gemini.behave({ fault: "token-limit", pieces: cut });
    await ask(page, "Please add a second line.");
    await expect(log(page).getByText("Blocked: 1 change of a cut reply")).toBeVisible();
    await expect(notes(page)).toContainText("Blocked");
    await notes(page).getByRole("button", { name: "Look at the change of notes.md" }).click();
    await expect(notes(page)).toContainText("two", { timeout: 60_000 });
    await expect(text).toHaveValue("one\n");
    gemini.behave({
      text: replyWith(
        [{ path: "notes.md", content: "@@ -1,1 +1,2 @@\n one\n+two\n", isDiff: true }],
        "Here is the second line for your notes, as you have asked me for it just now.",
      ),
    });
    await log(page).getByRole("button", { name: "Retry" }).click();
    await expect(notes(page)).toContainText("✓ Applied");
    await expect(text).toHaveValue("one\ntwo\n");
  });

  await test.step("a diff whose lines are merged is blocked", async () => {
    gemini.behave({
      text: replyWith(
        [{ path: "notes.md", content: "-one+two", isDiff: true }],
        "This changes the first line of your notes, as you have asked me for it just now.",
      ),
    });
    await ask(page, "Change the first line.");
    await expect(notes(page)).toContainText("cannot be read as a diff");
    await expect(text).toHaveValue("one\ntwo\n");
  });

  await test.step("a file with newer typing is not written over", async () => {
    allowRefusal(409, "/apply");
    gemini.behave({
      fault: "slow",
      gapMs: 1_500,
      pieces: (
        replyWith(
          [{ path: "notes.md", content: "one\ntwo\nthree\n" }],
          "A third line for your notes, as you have asked me for it just now, is here.",
        ).match(/[\s\S]{1,160}/g) ?? []
      ).slice(0),
    });
    await ask(page, "And a third line?");
    await expect(log(page).getByText(/Asking|Answering/)).toBeVisible();
    await text.fill("mine\n");
    await expect(notes(page)).toContainText("was changed since the coach read it", {
      timeout: 60_000,
    });
    await expect(text).toHaveValue("mine\n");
    await notes(page).getByRole("button", { name: "Apply the change of notes.md" }).click();
    await expect(notes(page)).toContainText("notes.md was changed in the meantime.");
    await expect(text).toHaveValue("mine\n");
  });
});
