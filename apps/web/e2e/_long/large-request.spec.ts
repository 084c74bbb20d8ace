import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { chooseProvider, test } from "../support/server/model-server.ts";
import { allowCutConnection, expect, type Page } from "../support/story.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const plan = (page: Page) => page.getByRole("region", { name: /^Plan: / });

const said = (summary: string, notes?: string) => ({
  text: JSON.stringify({
    // A shorter reply with changes of files counts as cut off.
    summary: `${summary} It was read from the first word to the last, and nothing in it is odd enough to be told here.`,
    sections: [],
    todos: [],
    fileChanges: notes ? [{ path: "notes.md", content: notes, note: "What was seen." }] : [],
    commands: [],
    nextSteps: [],
  }),
});

test("parts of a killed server are taken over and not paid twice, and a conflict is decided", async ({
  page,
  context,
  server,
}) => {
  allowCutConnection();
  test.setTimeout(300_000);
  await signUp(context, someone("Learner"));
  await chooseProvider(context, "gemini");
  await continueAttempt(page, await attemptAt(context, "VERIFY"));
  const box = page.getByLabel("Your question");
  await expect(box).toBeEditable();

  await box.fill("Go through my code line by line");
  await box.press("Enter");
  await expect(plan(page).getByText(/^Found \d+ parts/)).toBeVisible();
  server.standIns.gemini.behave({
    fault: "hang-mid-stream",
    pieces: ['{"summary": "', "x"],
    faultAfterPieces: 1,
  });
  await plan(page).getByRole("button", { name: "Start: parallel" }).click();
  await expect.poll(() => server.standIns.gemini.open()).toBe(4);
  await expect(plan(page).getByText("Running 4 parts at once…")).toBeVisible();
  await server.kill();
  server.standIns.gemini.behave(said("This line was looked at."));
  await server.restart();
  await page.reload();
  await expect(log(page).getByText("This line was looked at.").first()).toBeVisible({
    timeout: 150_000,
  });
  // Each part was asked for once: those that hung are told by the built-in coach.
  const bodies = server.standIns.gemini.requests.map(({ body }) => JSON.stringify(body));
  expect(new Set(bodies).size).toBe(bodies.length);

  await test.step("two parts that change the same lines are shown side by side", async () => {
    server.standIns.gemini.queue(said("First.", "Seen by one."), said("Second.", "Seen by two."));
    await box.fill("Review everything before I hand in");
    await box.press("Enter");
    await plan(page)
      .getByRole("radio", { name: /^Fast and loose/ })
      .check();
    await plan(page).getByRole("button", { name: "Start: fast and loose" }).click();
    await expect(plan(page).getByText("Conflict 1 of 1:")).toBeVisible({ timeout: 60_000 });
    await expect(plan(page).getByText("Seen by one.").first()).toBeVisible();
    await plan(page)
      .getByRole("button", { name: /^Take part/ })
      .last()
      .click();
    await expect(plan(page)).toHaveCount(0);
    await expect(log(page).getByText("notes.md").last()).toBeVisible();
  });
});
