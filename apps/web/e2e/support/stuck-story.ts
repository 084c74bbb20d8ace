import { expect, type Locator } from "@playwright/test";
import { attemptAt } from "./attempts.ts";
import { continueAttempt, enterAt } from "./by-clicks.ts";
import type { aLearner, Teaching } from "./classes.ts";
import { inOtherWords, passWith, runOver } from "./failing.ts";
import { right } from "./two-sum.ts";

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

const ANSWER = `Look at what the question asks you to give back.
1. Read the last sentence of the statement once more.
2. Put your result beside the expected one of the first example.
3. Say in one sentence what each of the two numbers means.`;

const MOST_TRIES = 8;
const MOST_STAGES = 12;

type Learner = Awaited<ReturnType<typeof aLearner>>;
type StuckStory = { teaching: Teaching; learner: Learner; path: string };

/** The instructor at the queue, the learner at the code. */
export async function beginStuckStory(teaching: Teaching, learner: Learner): Promise<StuckStory> {
  await enterAt(teaching.page, "Queue");
  const path = await attemptAt(learner.context, "IMPLEMENT");
  await continueAttempt(learner.page, path);
  return { teaching, learner, path };
}

type Told = {
  /** Whoever declined help in the attempt is not offered it again: it is only marked. */
  declinedBefore?: true;
  /** Each time that something new was shown. */
  onShown?: (panel: Locator) => Promise<void>;
  /** Before the learner fails again, and right after it. */
  beforeFailing?: (stage: number) => Promise<void>;
  afterFailing?: (stage: number) => Promise<void>;
};

/** Fails, takes up the help that is offered, and fails on through every stage until an instructor is asked. */
export async function reachHuman({ learner, path }: StuckStory, told: Told = {}): Promise<void> {
  const { page, context } = learner;
  const offer = page.getByRole("region", { name: "An offer of help" });
  const recovery = page.getByRole("region", { name: "Another approach" });
  if (told.declinedBefore) {
    await runOver(context, path, inOtherWords(valuesNotPositions, 10));
    await page.reload();
    await page.getByRole("button", { name: "Get help" }).click();
    await expect(offer).toHaveCount(0);
  } else {
    await failUntilOffered(learner, path, valuesNotPositions);
    await page.reload();
    await offer.getByRole("button", { name: "Show me" }).click();
  }
  await expect(page.getByRole("heading", { name: "Coach", level: 2 })).toBeFocused();
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
}

export async function answerLearner({ teaching, learner }: StuckStory): Promise<void> {
  const { page } = learner;
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
  await expect(queue.getByLabel(/will read$/)).toHaveValue(/^Break “Two Sum” into steps/);
  await queue.getByLabel(/will read$/).fill(ANSWER);
  await queue.getByRole("button", { name: "Preview" }).click();
  await expect(queue.getByText("3 steps to tick off:")).toBeVisible();
  await queue.getByLabel("Keep a part of it for others").check();
  await queue.getByLabel(/will read$/).press("Control+Enter");
  await expect(queue.getByText(`${learner.name} sees it now`)).toBeVisible();
  await expect(
    queue.getByRole("region", { name: "Waiting" }).getByRole("link", { name: learner.name }),
  ).toHaveCount(0);
}

export async function readAnswer({ learner }: StuckStory): Promise<void> {
  const { page } = learner;
  const answer = page.getByRole("article", { name: "Your instructor’s answer" });
  await expect(answer).toContainText("Look at what the question asks you to give back.");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: /Your instructor has answered/ }).click();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await page.reload();
  await passWith(page, right.javascript);
}

export async function failUntilOffered(
  { context }: Learner,
  path: string,
  code: string,
): Promise<void> {
  for (let time = 10; time < 10 + MOST_TRIES; time += 1) {
    if ((await runOver(context, path, inOtherWords(code, time))).stuck.offer) return;
  }
  throw new Error("No help was offered.");
}
