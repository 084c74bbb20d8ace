import { signInAs, signUp, someone } from "../people.ts";
import { attemptAt, choosePlainEditor, codeOf } from "../support/attempts.ts";
import { continueAttempt, enterAt, goHome, openProblem } from "../support/by-clicks.ts";
import { type OwnServer, startOwnServer } from "../support/server/own-server.ts";
import {
  allowCutConnection,
  allowRefusal,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from "../support/story.ts";
import { explanation, right } from "../support/two-sum.ts";
import { explain, predictAll } from "../support/understand.ts";

let server: OwnServer;

const test = base.extend({
  // Read before the server is started, too.
  // biome-ignore lint/correctness/noEmptyPattern: the way a fixture says that it needs no other
  baseURL: async ({}, use) => use(server?.url),
});

// One after the other, at one server.
test.describe.configure({ mode: "default", timeout: 240_000 });
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

test("a server that is killed while one types and comes back has lost nothing", async ({
  page,
  context,
}) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  await continueAttempt(page, await attemptAt(context, "UNDERSTAND", { mode: "EXPERT" }));
  const words = page.getByLabel("The problem in your own words");
  await words.fill("Before the lights went out. ");
  await expect(page.getByText("Draft saved")).toBeVisible();
  const coding = await context.newPage();
  await continueAttempt(coding, await codeOf(context, "valid-parentheses"), "Valid Parentheses");
  const code = coding.getByLabel("Your code");
  await code.fill("// before");
  await expect(coding.getByText("Saved", { exact: true })).toBeVisible();

  await server.kill();
  await code.fill("// before\n// and in the dark");
  await words.pressSequentially("Typed in the dark.");
  for (const one of [page, coding]) {
    await expect(one.getByText("Kept in this browser, not saved yet")).toBeVisible();
  }
  await page.getByText("More to think through, if you like").click();
  await page.getByLabel("What goes in, what comes out").fill("In the dark too.");

  await server.restart();
  await expect(page.getByText("Draft saved")).toBeVisible({ timeout: 60_000 });
  await expect(coding.getByText("Saved", { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(words).toHaveValue("Before the lights went out. Typed in the dark.");
  await expect(page.getByLabel("What goes in, what comes out")).toHaveValue("In the dark too.");
  await coding.reload();
  await expect(code).toHaveValue("// before\n// and in the dark");
});

test("a coach that is down says so, loses nothing, and is asked again", async ({
  page,
  context,
}) => {
  allowRefusal(503, "/understand/submit");
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "UNDERSTAND");
  await continueAttempt(page, path);
  await server.tell({ coach: "down" });
  await explain(page);
  await expect(page.getByText("The coach could not answer just now.")).toBeVisible();
  await expect(page.getByLabel("How you get there")).toHaveValue(explanation.exampleWalkthrough);

  await page.getByRole("button", { name: "I’m stuck" }).click();
  await page.getByRole("button", { name: "Nudge" }).click();
  await expect(page.getByText("Built-in answer")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("The problem in your own words")).toHaveValue(
    explanation.explanation,
  );
  await server.tell({ coach: "up" });
  await page.getByRole("button", { name: "Send my explanation" }).click();
  await predictAll(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
});

function flag(page: Page, key: string) {
  return page.getByRole("region", { name: key });
}

test("an admin limits a flag, and it says who changed it", async ({ page, context }) => {
  await signInAs(context, "admin");
  await enterAt(page, "Flags");
  const card = flag(page, "beginner_mode_default");
  await card.getByLabel("Rollout in percent").fill("40");
  await card.getByLabel("Instructors").selectOption("Always off");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(card.getByText("On for 40% of people; instructors always off")).toBeVisible();
  await expect(card.getByText(/Changed by Demo admin/)).toBeVisible();
});

test("a flag changed in another tab is not overwritten unseen", async ({ page, context }) => {
  allowRefusal(409, "/api/admin/flags/");
  await signInAs(context, "admin");
  const other = await context.newPage();
  await enterAt(page, "Flags");
  await enterAt(other, "Flags");
  const mine = flag(page, "attempt_v2_flow");
  const theirs = flag(other, "attempt_v2_flow");

  await theirs.getByLabel("Rollout in percent").fill("70");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved.")).toBeVisible();

  await page.bringToFront();
  await mine.getByRole("switch", { name: "On" }).uncheck();
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("This flag was changed in the meantime.")).toBeVisible();
  await expect(mine.getByText("On for 70% of people")).toBeVisible();
  await mine.getByRole("button", { name: "Load the present setting" }).click();
  await expect(mine.getByRole("switch", { name: "On" })).toBeChecked();
  await expect(mine.getByLabel("Rollout in percent")).toHaveValue("70");

  await mine.getByLabel("Rollout in percent").fill("100");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("Saved.")).toBeVisible();
});

test("the older flow still goes from approach to done", async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await switchOffNewFlow(admin);
  await choosePlainEditor(context);
  await signUp(context, someone("Learner"));
  await goHome(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("How do you want to solve it?").fill("With a map of what I met.");
  await page.getByRole("button", { name: "Go on to the code" }).click();
  await expect(page.getByRole("heading", { name: "Code", level: 2 })).toBeFocused();
  await page.getByLabel("Your code").fill(right.javascript);
  await page.getByRole("button", { name: "Hand in for all tests" }).click();
  await expect(page.getByRole("heading", { name: "Test", level: 2 })).toBeFocused();
  await expect(page.getByText("Every test passes")).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("heading", { name: "Done", level: 2 })).toBeFocused();
  await admin.close();
});

async function switchOffNewFlow(context: BrowserContext) {
  await signInAs(context, "admin");
  const { flags } = await (await context.request.get("/api/admin/flags")).json();
  const { version } = flags.find(({ key }: { key: string }) => key === "attempt_v2_flow");
  const data = { enabled: false, rolloutPercent: 100, roleOverrides: {}, version };
  const answer = await context.request.put("/api/admin/flags/attempt_v2_flow", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
