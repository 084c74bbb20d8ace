import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseGemini, test } from "../support/server/model-server.ts";
import { allowCutConnection, allowRefusal, expect } from "../support/story.ts";
import { wrong } from "../support/two-sum.ts";

const lines = [
  "echo one >> notes.md",
  "test 1",
  "cp notes.md scratch/copy.md",
  "test 2",
  "echo two >> notes.md",
];
const says = (summary: string, ...commands: string[]) => ({
  text: JSON.stringify({
    summary,
    sections: [],
    todos: [],
    fileChanges: [],
    commands: commands.map((command) => ({ command })),
    nextSteps: [],
  }),
});

test("a model looks on while five commands run; the server is killed in between, and nothing runs twice", async ({
  page,
  context,
  server,
}) => {
  allowCutConnection();
  allowRefusal(503, "/api/health");
  test.setTimeout(200_000);
  await signUp(context, someone("Learner"));
  await chooseGemini(context);
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  const data = { code: wrong.javascript, version: attempt.version };
  expect((await context.request.put(`${apiOf(path)}/code`, { data })).ok()).toBe(true);
  await continueAttempt(page, path);
  const log = page.getByRole("log", { name: "Conversation with the coach" });
  const panel = page.getByRole("region", { name: "Commands that run" });
  const filesOf = async () => (await context.request.get(`${apiOf(path)}/files`)).json();

  server.gemini.behave(says("Run these, and we see where it differs.", ...lines));
  await page.getByLabel("Your question").fill("Where does it go wrong?");
  await page.getByLabel("Your question").press("Enter");
  const all = log.getByRole("button", { name: "Run 5 commands" });
  await expect(all).toBeEnabled();
  // The first command has run in the browser; the server dies before it hears of it.
  let dying: Promise<void> | undefined;
  await page.route("**/report", async (route) => {
    dying ??= server.kill();
    await dying;
    await route.abort();
  });
  await all.click();
  // What a line of the coach's prints or writes by itself is asked for first.
  const prompt = page.getByRole("region", { name: "May this command run?" });
  await expect(prompt).toContainText(lines[0] ?? "");
  await prompt.getByRole("button", { name: "Run once" }).click();
  await expect(panel.getByText("Foothold did not answer.")).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/report");
  await server.restart();
  await page.reload();
  await expect(panel).toContainText(`${lines[0]} was interrupted, or runs in another tab.`);

  server.gemini.behave(says("Continue."));
  server.gemini.queue(says("Continue."), says("Continue."), says("Continue."));
  server.gemini.queue(says("Look at the trace before the next one.", "trace 2"));
  await panel.getByRole("button", { name: "Resume" }).click();
  await expect(prompt).toContainText(lines[0] ?? "");
  await prompt.getByRole("button", { name: "Run once" }).click();
  await expect(prompt).toContainText("cp is not on your list", { timeout: 30_000 });
  await prompt.getByRole("button", { name: "Run once" }).click();
  await expect(prompt).toContainText("echo two", { timeout: 30_000 });
  await prompt.getByRole("button", { name: "Skip" }).click();
  await expect(panel).toContainText("Done: ✓ 4 succeeded, ✗ 1 failed.", { timeout: 30_000 });
  await expect(panel.getByRole("list", { name: "Commands" }).getByRole("listitem")).toHaveText([
    ...[/echo one/, /test 1/, /cp notes/, /test 2/, /trace 2/, /echo two/],
  ]);
  const { files } = await filesOf();
  const texts = Object.fromEntries(
    files.map(({ path: name, content }: { path: string; content: string }) => [name, content]),
  );
  expect(texts).toMatchObject({ "notes.md": "one\n", "scratch/copy.md": "one\n" });
});
