import { attemptAt } from "../support/attempts.ts";
import { continueAttempt, enterAt } from "../support/by-clicks.ts";
import { aClass, aLearner, anotherInstructor } from "../support/classes.ts";
import { inOtherWords, runOver } from "../support/failing.ts";
import { expect, test } from "../support/story.ts";
import { wrong } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

const secret = "I know you were in hospital.";
const shared = "Put your result beside the expected one of the first example.";
const code = "for (const n of numbers) {\n  seen.add(n);\n}";

test("an answer stays private, its shared part reaches another class once it is verified, and only its class can change it", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ours = await aClass(browser, "Ours");
  const colleague = await anotherInstructor(browser);
  const theirs = await anotherInstructor(browser);
  const added = await ours.context.request.post(`/api/classes/${ours.classId}/instructors`, {
    data: { email: colleague.email },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const made = await theirs.context.request.post("/api/classes", { data: { name: "Theirs" } });
  const { class: other } = await made.json();
  const first = await aLearner(browser, ours.joinCode);
  const second = await aLearner(browser, other.joinCode);
  const path = await attemptAt(first.context, "IMPLEMENT");
  for (const time of [1, 2, 3]) {
    await runOver(first.context, path, inOtherWords(wrong.javascript, time));
  }
  const asked = await first.context.request.post(
    `/api/attempts/${path.split("/").at(-1)}/stuck/ask-instructor`,
    { data: { message: "" } },
  );
  expect(asked.ok(), await asked.text()).toBe(true);

  await test.step("the instructor sees the reference and the hidden tests, and shares a part", async () => {
    const { page } = ours;
    await enterAt(page, "Queue");
    await page
      .getByRole("region", { name: "Waiting" })
      .getByRole("link", { name: first.name })
      .click();
    await page.getByText("The reference").click();
    await expect(page.getByRole("group", { name: "The reference" })).toContainText("twoSum");
    await expect(page.getByText(/^Hidden tests \(\d+\)/)).toBeVisible();
    await page.getByRole("button", { name: "I’ll take this" }).click();
    await page.getByLabel(/will read$/).fill(`${secret}\n${code}`);
    await page.getByRole("button", { name: "Add a step" }).click();
    await page.getByRole("textbox", { name: "Step 1" }).fill("Compare the two.");
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("figure", { name: "What the learner sees" });
    await expect(preview.getByRole("group", { name: "Code" })).toHaveText(code);
    await page.getByLabel("Keep a part of it for others").check();
    await page.getByLabel("What others may read").fill(shared);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    await expect(page.getByRole("heading", { name: "Sent" })).toBeFocused();
  });

  await test.step("its learner reads all of it, with the code as it was typed and a step to tick off", async () => {
    await continueAttempt(first.page, path);
    const answer = first.page.getByRole("article", { name: "Your instructor’s answer" });
    await expect(answer).toContainText(secret);
    await expect(answer.getByRole("group", { name: "Code" })).toHaveText(code);
    await answer.getByLabel("Compare the two.").click();
    await expect(answer.getByText("1 of 1 steps done")).toBeVisible();
  });

  const elsewhere = await attemptAt(second.context, "IMPLEMENT");
  const line = second.page.getByRole("region", { name: "Before you get stuck" });

  await test.step("a learner of another class is offered nothing of it before it is verified", async () => {
    for (const time of [1, 2]) {
      await runOver(second.context, elsewhere, inOtherWords(wrong.javascript, time));
    }
    await continueAttempt(second.page, elsewhere);
    await line.getByText("A case to follow by hand").click();
    await expect(second.page.getByText(shared)).toHaveCount(0);
    expect(await violations(second.page)).toEqual([]);
  });

  await test.step("a second instructor verifies it, and it reaches the other class, without what was private", async () => {
    await enterAt(colleague.page, "Guidance");
    await colleague.page
      .getByRole("link", { name: /^Put your result beside/ })
      .first()
      .click();
    await colleague.page.getByRole("button", { name: "Verify it for all classes" }).click();
    await expect(colleague.page.getByText("All classes", { exact: true })).toBeVisible();
    await second.page.reload();
    await line.getByText("What helped others here").click();
    await expect(line).toContainText(shared);
    await expect(second.page.getByText(secret)).toHaveCount(0);
  });

  await test.step("an instructor of the other class may read it and change nothing", async () => {
    await enterAt(theirs.page, "Guidance");
    await theirs.page
      .getByRole("link", { name: /^Put your result beside/ })
      .first()
      .click();
    await expect(theirs.page).toHaveURL(/\/guidance\/[\w-]+$/);
    await expect(theirs.page.getByText("All classes", { exact: true })).toBeVisible();
    await expect(
      theirs.page.getByRole("button", { name: /Save|Verify|Retire|Delete/ }),
    ).toHaveCount(0);
    const address = theirs.page.url().replace("/instructor/", "/api/");
    const { guidance } = await (await theirs.context.request.get(address)).json();
    const change = { version: guidance.version, words: "Go to another site." };
    expect((await theirs.context.request.put(address, { data: change })).status()).toBe(403);
    expect((await theirs.context.request.delete(address)).status()).toBe(403);
    expect(JSON.stringify(guidance)).not.toContain("hospital");
  });
  for (const { context } of [ours, colleague, theirs, first, second]) await context.close();
});
