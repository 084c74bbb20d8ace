import { expect, type Locator, test } from "@playwright/test";
import { attemptAt } from "./attempts.ts";
import type { aLearner, Teaching } from "./classes.ts";
import { failWith, inOtherWords, passWith, runOver } from "./failing.ts";
import { right, wrong } from "./two-sum.ts";

/** Gives the numbers back instead of where they stand. */
const valuesNotPositions = `function twoSum(numbers, target) {
  const seen = new Map();
  for (let i = 0; i < numbers.length; i++) {
    const partner = seen.get(target - numbers[i]);
    if (partner !== undefined) return [numbers[partner], numbers[i]];
    seen.set(numbers[i], i);
  }
  return [];
}
`;

const valuesNotPositionsElsewhere = `function twoSum(list, goal) {
  const known = {};
  for (let at = 0; at < list.length; at += 1) {
    const value = list[at];
    if (goal - value in known) return [goal - value, value];
    known[value] = at;
  }
  return [];
}
`;

const ANSWER = `Look at what the question asks you to give back.
1. Read the last sentence of the statement once more.
2. Put your result beside the expected one of the first example.
3. Say in one sentence what each of the two numbers means.`;

const MOST_TRIES = 8;
const MOST_STAGES = 12;

type Learner = Awaited<ReturnType<typeof aLearner>>;
type Story = {
  teaching: Teaching;
  learner: Learner;
  second: Learner;
  /** Each time that something new was shown. */
  onShown?: (panel: Locator) => Promise<void>;
  /** Before the learner fails again, and right after it. */
  beforeFailing?: (stage: number) => Promise<void>;
  afterFailing?: (stage: number) => Promise<void>;
};

/** From the third failure of one learner to a note that is verified by the second. */
export async function tellStuckStory({ teaching, learner, second, ...told }: Story): Promise<void> {
  const { page, context } = learner;
  const offer = page.getByRole("region", { name: "An offer of help" });
  const recovery = page.getByRole("region", { name: "Another way in" });

  await teaching.page.goto("/instructor/queue");
  await expect(teaching.page.getByRole("heading", { name: "Queue", level: 1 })).toBeVisible();
  const path = await attemptAt(context, "IMPLEMENT");
  await page.goto(path);

  await test.step("the same failure again and again brings an offer, and no more than that", async () => {
    await failWith(page, wrong.javascript);
    await runOver(context, path, inOtherWords(wrong.javascript, 1));
    await runOver(context, path, inOtherWords(wrong.javascript, 2));
    await page.reload();
    await expect(offer).toHaveCount(0);
    await failWith(page, inOtherWords(wrong.javascript, 3));
    await expect(offer).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("turned down, it does not come back for the same", async () => {
    await offer.getByRole("button", { name: "Not now" }).click();
    await expect(offer).toHaveCount(0);
    await failWith(page, inOtherWords(wrong.javascript, 4));
    await expect(offer).toHaveCount(0);
  });

  await test.step("another failure, another offer, and the stages run one after the other", async () => {
    await failUntilOffered(learner, path, valuesNotPositions);
    await page.reload();
    await offer.getByRole("button", { name: "Show me" }).click();
    await expect(recovery.getByRole("article")).not.toHaveCount(0);
    await expect(recovery.getByText("Said in another way")).toBeVisible();
    await told.onShown?.(recovery);
    const asked = "Your instructor has been asked";
    for (let stage = 0; stage < MOST_STAGES; stage += 1) {
      const shown = await recovery.textContent();
      if (shown?.includes(asked)) break;
      await told.beforeFailing?.(stage);
      await runOver(context, path, inOtherWords(valuesNotPositions, 20 + stage));
      await told.afterFailing?.(stage);
      await expect(recovery).not.toHaveText(shown ?? "", { timeout: 90_000 });
      await expect(recovery.getByText("Looking for another way in")).toHaveCount(0);
      await told.onShown?.(recovery);
      if (await recovery.getByText("Several ways at once").first().isVisible()) {
        await expect(recovery.getByText(/^Another way:/)).toHaveCount(2);
      }
    }
    await expect(recovery.getByText(asked)).toBeVisible();
  });

  await test.step("the instructor sees it at once, takes it, and answers", async () => {
    const queue = teaching.page;
    await queue
      .getByRole("region", { name: "Waiting" })
      .getByRole("link", { name: learner.name })
      .click();
    await expect(
      queue.getByRole("heading", { name: `${learner.name} is stuck`, level: 1 }),
    ).toBeVisible();
    await expect(queue.getByText("No progress after it").first()).toBeVisible();
    await expect(queue.getByRole("group", { name: `Code of ${learner.name}` })).toContainText(
      "numbers[partner]",
    );
    await queue.getByText("Watch the failing test run").click();
    await expect(queue.getByRole("region", { name: "Trace" })).toBeVisible();
    await queue.getByRole("button", { name: "I’ll take this" }).click();
    await expect(page.getByText("Your instructor is writing to you")).toBeVisible();
    await queue.getByText("Break into smaller steps").click();
    await expect(queue.getByLabel(/will read$/)).toHaveValue(/smaller steps/);
    await queue.getByLabel(/will read$/).fill(ANSWER);
    await queue.getByRole("button", { name: "Preview" }).click();
    await expect(queue.getByText(/Kept as 3 steps/)).toBeVisible();
    await queue.getByLabel(/will read$/).press("Control+Enter");
    await expect(queue.getByText(`${learner.name} sees it now`)).toBeVisible();
    await expect(
      queue.getByRole("region", { name: "Waiting" }).getByRole("link", { name: learner.name }),
    ).toHaveCount(0);
  });

  await test.step("the learner reads it at once, is told by the bell, and passes", async () => {
    const answer = page.getByRole("article", { name: "Your instructor’s answer" });
    await expect(answer).toContainText("Look at what the question asks you to give back.");
    await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
    await page.getByRole("link", { name: /Your instructor has answered/ }).click();
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
    await page.reload();
    await passWith(page, right.javascript);
  });

  await test.step("all of it is in the attempt's timeline", async () => {
    const moments = teaching.page.getByRole("list", { name: "Moments" });
    // A job ends the recovery, some time after the run that passed.
    await expect(async () => {
      await teaching.page.goto(path.replace("/practice/", "/instructor/attempts/"));
      await expect(moments.getByText("Recovery ended").first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (const moment of [
      "Help was offered",
      "Turned down help",
      "Took up help",
      "An instructor was asked",
      "An instructor answered",
    ]) {
      await expect(moments.getByText(moment).first()).toBeVisible();
    }
  });

  await test.step("what was answered is kept as a draft", async () => {
    await teaching.page.goto("/instructor/guidance?status=draft&problemSlug=two-sum");
    await teaching.page.getByRole("link", { name: /^Look at what the question/ }).click();
    await expect(teaching.page).toHaveURL(/\/guidance\/[^?]+$/);
    await expect(teaching.page.getByText("Draft", { exact: true })).toBeVisible();
    await expect(teaching.page.getByText("Helped", { exact: true })).toBeVisible();
  });

  await test.step("another learner with the same bug is shown it first, marked as not verified", async () => {
    const other = second.page;
    const theirs = await attemptAt(second.context, "IMPLEMENT");
    await failUntilOffered(second, theirs, valuesNotPositionsElsewhere);
    await other.goto(theirs);
    await other
      .getByRole("region", { name: "An offer of help" })
      .getByRole("button", { name: "Show me" })
      .click();
    const shown = other.getByRole("region", { name: "Another way in" });
    await expect(shown.getByText("What helped others")).toBeVisible();
    await expect(shown.getByText("From an instructor, not verified yet")).toBeVisible();
    await expect(shown).toContainText("Look at what the question asks you to give back.");
    expect(await runOver(second.context, theirs, right.javascript)).toMatchObject({
      v2Step: "REFLECT",
    });
  });

  await test.step("having helped someone else, it is verified", async () => {
    await expect(async () => {
      await teaching.page.reload();
      await expect(teaching.page.getByText("Verified", { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(teaching.page.getByText("75% of 2 times")).toBeVisible();
  });
}

async function failUntilOffered({ context }: Learner, path: string, code: string): Promise<void> {
  for (let time = 10; time < 10 + MOST_TRIES; time += 1) {
    if ((await runOver(context, path, inOtherWords(code, time))).stuck.offer) return;
  }
  throw new Error("No help was offered.");
}
