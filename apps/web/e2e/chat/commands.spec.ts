import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt, openSettings } from "../support/by-clicks.ts";
import { type BrowserContext, expect, type Page, test } from "../support/story.ts";
import { wrong } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const panel = (page: Page) => page.getByRole("region", { name: "Commands that run" });
const rows = (page: Page) =>
  panel(page).getByRole("list", { name: "Commands" }).getByRole("listitem");

/** An attempt whose program fails on the second and the fifth visible test. */
async function openFailing(page: Page, context: BrowserContext): Promise<string> {
  await signUp(context, someone("Learner"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  const data = { code: wrong.javascript, version: attempt.version };
  expect((await context.request.put(`${apiOf(path)}/code`, { data })).ok()).toBe(true);
  await continueAttempt(page, path);
  return path;
}

test("five commands of the built-in coach: one fails, its proposal runs, the rest goes on", async ({
  page,
  context,
}) => {
  const path = await openFailing(page, context);
  await page.getByLabel("Your question").fill("Run the tests one by one.");
  await page.getByLabel("Your question").press("Enter");
  await log(page).getByRole("button", { name: "Run 5 commands" }).click();
  await expect(panel(page)).toContainText("Paused. Command 2 failed.", { timeout: 30_000 });
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText("both entries have the same value");
  await expect(panel(page)).toContainText("Next: test 3, test 4, test 5");
  const bar = panel(page).getByRole("progressbar", { name: "Commands that have run" });
  await expect(bar).toHaveAttribute("aria-valuenow", "2");
  await expect(log(page).getByText(/^Stop\. The first test that fails/)).toBeVisible();

  await log(page).getByRole("button", { name: "Run trace 2" }).click();
  await expect(panel(page)).toContainText("Done: ✓ 4 succeeded, ✗ 2 failed.", { timeout: 30_000 });
  await expect(rows(page)).toHaveText([
    /test 1/,
    /test 2/,
    /trace 2/,
    /test 3/,
    /test 4/,
    /test 5/,
  ]);
  await rows(page).nth(2).getByText("trace 2").click();
  await expect(rows(page).nth(2)).toContainText("line 2");
  await panel(page).getByRole("button", { name: "Close the commands" }).click();
  await expect(panel(page)).toHaveCount(0);

  await test.step("the terminal asks for what is not on the list, and the list is in the settings", async () => {
    await page.getByText("Terminal", { exact: true }).click();
    const line = page.getByLabel("Command", { exact: true });
    const output = page.getByRole("log", { name: "Output" });
    await line.fill("touch scratch/idea.js && echo '<b>bold</b>' > notes.md");
    await line.press("Enter");
    await page.getByRole("button", { name: "Add touch and run" }).click();
    await expect(output).toContainText("Changed: notes.md, scratch/idea.js");
    await line.fill("touch scratch/other.js; cat notes.md");
    await line.press("Enter");
    await expect(output).toContainText("<b>bold</b>");
    await openSettings(page);
    await page.getByText(/^Commands that run without asking \(/).click();
    const list = page.getByRole("list", { name: "Commands that run without asking" });
    await expect(list).toContainText("touch");
    await page.getByLabel("Add a command").fill("rm");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(/^rm is always asked for/)).toBeVisible();
    await page.getByRole("button", { name: "Remove touch" }).click();
    await page.getByLabel("Commands that are on your list").check();
    await page.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  });

  await test.step("switched on, what is on the list runs by itself", async () => {
    await continueAttempt(page, path);
    await page.getByLabel("Your question").fill("Run each test, please.");
    await page.getByLabel("Your question").press("Enter");
    await expect(panel(page)).toContainText("Paused. Command 2 failed.", { timeout: 30_000 });
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Close the commands" }).click();
    await page.reload();
    await expect(log(page).getByText("Run each test, please.")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});
