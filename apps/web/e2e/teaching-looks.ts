import { join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { signInAs, signUp, someone } from "./people.ts";
import { apiOf, attemptAt, codeOf, failedAttempt, post } from "./support/attempts.ts";
import { aClass, type Teaching } from "./support/classes.ts";
import { inOtherWords, runOver } from "./support/failing.ts";
import { right, wrong } from "./support/two-sum.ts";

const folder = join(import.meta.dirname, "../../../.foothold/looks");
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];
const ANSWER = `Your map answers before it should.
1. Take the first example and say what is in the map when the first number is looked at.
2. Then say what may be in it, and what may not.
3. Change one line, and run that example alone.`;

/** In light and dark, in each width, and whole. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({
        path: join(folder, `${name}-${colorScheme}-${size.width}.png`),
        animations: "disabled",
        fullPage: true,
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function member(browser: Browser, name: string, joinCode?: string) {
  const context = await browser.newContext();
  await signUp(context, { ...someone("Learner"), name });
  if (joinCode) await post(context, "/api/classes/join", { joinCode });
  return context;
}

async function stuckAttempt(context: BrowserContext): Promise<string> {
  const path = await attemptAt(context, "IMPLEMENT");
  for (let time = 1; time < 9; time += 1) {
    const attempt = await runOver(context, path, inOtherWords(wrong.javascript, time));
    if (attempt.stuck.offer) return path;
  }
  throw new Error("No help was offered.");
}

const recoveryOf = async (context: BrowserContext, path: string) =>
  (await (await context.request.get(`${apiOf(path)}/recovery`)).json()).recovery;

/** Fails on until the recovery is at the stage. */
async function recoverTo(context: BrowserContext, path: string, wanted: string): Promise<void> {
  await post(context, `${apiOf(path)}/stuck/recover`, {});
  for (let time = 20; time < 40; time += 1) {
    const at = async () => {
      const { status, stage, shown } = await recoveryOf(context, path);
      return status === "running" ? null : `${stage} ${status} ${shown.length}`;
    };
    await expect.poll(at).not.toBeNull();
    const before = (await at()) ?? "";
    if (before.includes(wanted)) return;
    await runOver(context, path, inOtherWords(wrong.javascript, time));
    await expect.poll(async () => (await at()) ?? before).not.toBe(before);
  }
}

async function claimed(teaching: Teaching, learnerName: string): Promise<string> {
  const { items } = await (await teaching.context.request.get("/api/escalations")).json();
  const call = items.find((item: { learnerName: string }) => item.learnerName === learnerName);
  await post(teaching.context, `/api/escalations/${call.id}/claim`, {});
  return call.id;
}

test("the pages of instructors, admins and learners who are stuck are looked at", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const teaching = await aClass(browser, "Monday evenings");
  const { page, joinCode, classId } = teaching;
  await page.goto("/instructor/queue");
  await shoot(page, "queue-empty");

  const planning = await member(browser, "A learner at Plan", joinCode);
  await attemptAt(planning, "PLAN");
  await codeOf(planning, "valid-parentheses");
  const done = await member(browser, "A learner who is done", joinCode);
  await attemptAt(done, "COMPLETE");
  const long = await member(
    browser,
    "A learner with a rather long-winded-and-hyphenated name",
    joinCode,
  );
  await failedAttempt(long);
  const asking = await member(browser, "A learner who asks", joinCode);
  const askingPath = await attemptAt(asking, "IMPLEMENT", { language: "python" });
  await post(asking, `${apiOf(askingPath)}/stuck/ask-instructor`, {
    message:
      "I know that I need a map, but not what goes into it. Is it the number or where it stands?",
  });

  const offered = await member(browser, "A learner with an offer", joinCode);
  const offeredPage = await offered.newPage();
  const offeredPath = await stuckAttempt(offered);
  await offeredPage.goto(offeredPath);
  await expect(offeredPage.getByRole("region", { name: "An offer of help" })).toBeVisible();
  await shoot(offeredPage, "offer");
  await recoverTo(offered, offeredPath, "branches waiting");
  await offeredPage.goto(offeredPath);
  await expect(offeredPage.getByText(/^Another way:/).first()).toBeVisible();
  await offeredPage
    .getByText(/^Another way:/)
    .first()
    .click();
  await shoot(offeredPage, "branches");
  await recoverTo(offered, offeredPath, "awaiting-human");

  const needy = await member(browser, "A learner in need", joinCode);
  const needyPage = await needy.newPage();
  const needyPath = await stuckAttempt(needy);
  await recoverTo(needy, needyPath, "awaiting-human");
  await needyPage.goto(needyPath);
  await shoot(needyPage, "asked");

  const needyCall = await claimed(teaching, "A learner in need");
  await page.goto("/instructor/queue");
  await shoot(page, "queue");
  await page.goto(`/instructor/queue/${needyCall}`);
  await page.getByText("Watch the failing test run").click();
  await page.getByLabel(/will read$/).fill(`${ANSWER}\n\n\`\`\`js\n${right.javascript}\`\`\``);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("This seems to give the solution away")).toBeVisible();
  await shoot(page, "escalation");
  await post(teaching.context, `/api/escalations/${needyCall}/answer`, { text: ANSWER });

  await needyPage.goto(needyPath);
  await expect(needyPage.getByRole("article", { name: "Your instructor’s answer" })).toBeVisible();
  await needyPage.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await shoot(needyPage, "answer");
  await runOver(needy, needyPath, right.javascript);

  const second = await member(browser, "Another learner", joinCode);
  const theirs = await stuckAttempt(second);
  await recoverTo(second, theirs, "guidance waiting");
  const secondPage = await second.newPage();
  await secondPage.goto(theirs);
  await shoot(secondPage, "guidance-shown");
  await runOver(second, theirs, right.javascript);

  await page.goto("/classes");
  await shoot(page, "classes");
  await page.goto(`/classes/${classId}`);
  await shoot(page, "overview");
  await page.goto(needyPath.replace("/practice/", "/instructor/attempts/"));
  await page
    .getByRole("button", { name: /^Said in another way/ })
    .nth(1)
    .click();
  await shoot(page, "timeline");
  await page.getByRole("button", { name: /^An instructor answered/ }).click();
  await shoot(page, "timeline-answered");
  await page.goto("/instructor/guidance");
  await shoot(page, "guidance");
  await page.getByRole("link", { name: /^Your map answers/ }).click();
  await expect(page).toHaveURL(/guidance\/[^?]+$/);
  await shoot(page, "note");
  await page.goto("/instructor/metrics");
  await shoot(page, "metrics");

  const admin = await browser.newContext();
  await signInAs(admin, "admin");
  const adminPage = await admin.newPage();
  await adminPage.goto("/admin/metrics");
  await shoot(adminPage, "admin-metrics");

  await secondPage.goto("/classes");
  await shoot(secondPage, "classes-learner");
  const nobody = await (await member(browser, "Nobody")).newPage();
  await nobody.goto("/classes");
  await shoot(nobody, "classes-none");
});
