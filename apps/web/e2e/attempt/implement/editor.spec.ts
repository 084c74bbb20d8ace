import { signUp, someone } from "../../people.ts";
import { attemptAt } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, type Page, test } from "../../support/story.ts";

test.describe.configure({ timeout: 120_000 });

/** The editor, empty and with the caret in it. */
async function emptyEditor(page: Page) {
  const editor = page.locator(".monaco-editor").first();
  await expect(editor).toBeVisible({ timeout: 60_000 });
  await editor.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  return editor;
}

/** Asks for what could follow until it is offered: the language's help is fetched after the editor. */
async function expectOffered(page: Page, name: string): Promise<void> {
  const offer = page.locator(".suggest-widget").getByText(name, { exact: true });
  await expect(async () => {
    await page.keyboard.press("Control+Space");
    await expect(offer.first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
}

test("in TypeScript the editor knows what can follow, and formats", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "typescript" }));
  const editor = await emptyEditor(page);
  await page.keyboard.type("const list = [1, 2];\nlist.flatM");
  await expectOffered(page, "flatMap");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("function  f( a:number ){return a}");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(editor).toContainText("function f(a: number) { return a }", { timeout: 30_000 });

  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("textbox", { name: "Find" })).toBeFocused();
});

test("in Python it offers words, signatures and tidy indentation", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "python" }));
  const editor = await emptyEditor(page);
  await page.keyboard.type("seen = {}\nseen.setd");
  await expectOffered(page, "setdefault");
  await page.keyboard.press("Escape");
  await page.keyboard.type("\nsorted(");
  await expect(page.getByText("sorted(items, key=None, reverse=False)")).toBeVisible();

  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("def f(x):\n  return x");
  await page.getByRole("button", { name: "Format" }).click();
  // Tidied, it ends with a line of its own.
  await expect(editor.locator(".line-numbers")).toHaveCount(3);
  await page.getByRole("button", { name: "Plain text area" }).click();
  await expect(page.getByLabel("Your code")).toHaveValue("def f(x):\n    return x\n");
  await expect(editor).toHaveCount(0);
});

const marks = (page: Page) => page.locator(".monaco-editor .squiggly-error");

test("TypeScript's starter code has no error, and a wrong type is one", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "typescript" }));
  await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
  await page.locator(".monaco-editor").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText('const wrong: number = "one";\n');
  // The one mark shows that the language service is there, and has read what stands above.
  await expect(marks(page)).toHaveCount(1, { timeout: 60_000 });
  await page.keyboard.press("F8");
  const reason = page.getByText("Type 'string' is not assignable to type 'number'.");
  await expect(reason.first()).toBeVisible();
});

for (const language of ["javascript", "typescript", "python"] as const) {
  test(`in ${language} the half-typed word is not offered`, async ({ page, context }) => {
    await signUp(context, someone("Newcomer"));
    await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language }));
    await emptyEditor(page);
    const head = {
      javascript: "let counted = 1;",
      typescript: "let counted = 1;",
      python: "counted = 1",
    };
    await page.keyboard.insertText(`${head[language]}\n`);
    await page.keyboard.type("coun");
    await expectOffered(page, "counted");
    const rows = page.locator(".suggest-widget .monaco-list-row .label-name");
    await expect(rows.first()).toHaveText("counted");
    await expect(rows.filter({ hasText: /^coun$/ })).toHaveCount(0);
  });
}

test("a Python program that cannot be read is left as it is, and the reason is told", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "python" }));
  const editor = await emptyEditor(page);
  await page.keyboard.insertText("x = = 1");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.getByText("Not formatted: Expected an expression.").first()).toBeVisible();
  await expect(editor.locator(".view-line")).toHaveText(["x = = 1"]);
});

test("how to run and how to leave the editor by keyboard is told, and true", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT"));
  await expect(page.locator(".monaco-editor").first()).toBeVisible({ timeout: 60_000 });
  await page.locator(".monaco-editor").first().click();
  await expect(page.getByText("Enter runs the visible tests.")).toBeVisible();
  await expect(page.getByText("then Tab leaves the editor.")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("0 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+m");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Run the visible tests" })).toBeFocused();
  await page.getByRole("button", { name: "Plain text area" }).click();
  await expect(page.getByText("Tab leaves the text area.")).toBeVisible();
});

test("text size and keys are remembered", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT"));
  await emptyEditor(page);
  await page.getByRole("button", { name: "Larger text" }).click();
  await page.getByRole("button", { name: "Vim keys" }).click();
  await expect(page.getByText("--NORMAL--")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("--NORMAL--")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Vim keys" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const line = page.locator(".monaco-editor .view-line").first();
  await expect(line).toHaveCSS("font-size", "16px");

  await page.locator(".monaco-editor").first().click();
  await page.keyboard.type("ione");
  await page.keyboard.press("Escape");
  await page.keyboard.type("yypA two");
  await page.keyboard.press("Escape");
  await page.keyboard.type(">>gg");
  await page.getByRole("button", { name: "Plain text area" }).click();
  await expect(page.getByLabel("Your code")).toHaveValue("one\n  one two");
});
