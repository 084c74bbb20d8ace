import { PASSWORD, signUp, someone } from "../../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { reloadLate } from "../../support/reload-late.ts";
import {
  allowCutConnection,
  allowRefusal,
  type BrowserContext,
  expect,
  test,
} from "../../support/story.ts";

test("a session that ends while code is written costs nothing", async ({ page, context }) => {
  allowRefusal(401, "/api/");
  const person = someone("Learner");
  await signUp(context, person);
  const path = await attemptAt(context, "IMPLEMENT");
  await choosePlainEditor(context);
  await continueAttempt(page, path);
  await context.clearCookies();
  await page.getByLabel("Your code").fill("// half a sentence");
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel("Your code")).toHaveValue("// half a sentence");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("code that is saved while the page is loaded again is on the new page", async ({
  page,
  context,
}) => {
  // Where the old page goes before it has heard of its save, the new one saves once more and is told.
  allowRefusal(409, "/code");
  await signUp(context, someone("Learner"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  await continueAttempt(page, path);
  await page.getByLabel("Your code").fill("// on a slow line");
  await reloadLate(page, /\/code$/);
  await expect(page.getByLabel("Your code")).toHaveValue("// on a slow line");
  await page.getByLabel("Your code").fill("// on a slow line, and on");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  expect(attempt.code).toBe("// on a slow line, and on");
});

test("code changed on two devices is shown twice, and one of them is chosen; a second tab hears of it", async ({
  page,
  context,
}) => {
  allowRefusal(409, "/code");
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "IMPLEMENT");
  await choosePlainEditor(context);
  await continueAttempt(page, path);
  await expect(page.getByLabel("Your code")).toBeEditable();
  await changeElsewhere(context, path, "// from the other device");

  await page.getByLabel("Your code").fill("// from this device");
  const dialog = page.getByRole("dialog", { name: "Your code was changed elsewhere" });
  await expect(dialog.getByText("// from the other device")).toBeVisible();
  await expect(dialog.getByText("// from this device")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("// from this device")).toBeVisible();
  await dialog.getByRole("button", { name: "Go on with mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your code")).toHaveValue("// from this device");

  const other = await context.newPage();
  await continueAttempt(other, path);
  await other.getByLabel("Your code").fill("// from the other tab");
  await expect(page.getByLabel("Your code")).toHaveValue("// from the other tab");
});

async function changeElsewhere(context: BrowserContext, path: string, code: string) {
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  const data = { code, version: attempt.version };
  const saved = await context.request.put(`${apiOf(path)}/code`, { data });
  expect(saved.ok(), await saved.text()).toBe(true);
}

test("code from elsewhere is met before a rewind, with a hint and before handing in", async ({
  page,
  context,
}) => {
  allowRefusal(409, "/code");
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "IMPLEMENT");
  await changeElsewhere(context, path, "// one");
  await choosePlainEditor(context);
  await continueAttempt(page, path);
  const code = page.getByLabel("Your code");
  const dialog = page.getByRole("dialog", { name: "Your code was changed elsewhere" });
  await page.getByText("Change history").click();
  const back = page.getByRole("button", { name: "Back to the beginning" });
  await expect(back).toBeEnabled();

  await changeElsewhere(context, path, "// two");
  await code.fill("// mine");
  await back.click();
  await expect(dialog.getByText("// mine")).toBeVisible();
  await dialog.getByRole("button", { name: "Take the other one" }).click();
  await expect(code).toHaveValue("// two");

  await changeElsewhere(context, path, "// three");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(code).toHaveValue("// three");

  await changeElsewhere(context, path, "// four");
  await page.getByRole("button", { name: "Hand in for all tests" }).click();
  await expect(dialog.getByText("// three")).toBeVisible();
  await expect(dialog.getByText("// four")).toBeVisible();
});

test("code whose saving was never answered is not taken for somebody else's", async ({
  page,
  context,
}) => {
  allowCutConnection();
  allowRefusal(409, "/code");
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "IMPLEMENT");
  await choosePlainEditor(context);
  await continueAttempt(page, path);
  await page.route(
    `**${apiOf(path)}/code`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel("Your code").fill("// half a line");
  await expect(page.getByText("Kept in this browser, not saved yet")).toBeVisible();
  await page.getByLabel("Your code").fill("// half a line, and the rest");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("without a connection the code is kept, saved once there is one, and there after a look back", async ({
  page,
  context,
}) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  await continueAttempt(page, path);
  const code = page.getByLabel("Your code");
  await context.setOffline(true);
  await code.fill("// on a train");
  await expect(page.getByText("Kept in this browser, not saved yet")).toBeVisible();
  const notice = page.getByRole("alert").filter({ hasText: "You are offline." });
  const first = await notice.elementHandle();
  const triedAgain = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await triedAgain;
  await expect(notice).toBeVisible();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: /^Plan\b.*done/ }).click();
  await page.getByRole("button", { name: "Back to Implement" }).click();
  await expect(code).toHaveValue("// on a train");
  await page.getByRole("link", { name: "Foothold, home" }).click();
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(code).toHaveValue("// on a train");
  await page.getByRole("button", { name: "Hand in for all tests" }).click();
  await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeFocused();
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  expect(attempt.code).toBe("// on a train");
});
