import { beginTwoSum } from "../../support/by-clicks.ts";
import { expect, type Page, test } from "../../support/story.ts";
import { predictions } from "../../support/two-sum.ts";
import {
  explain,
  openPrediction,
  openQuestions,
  predictAll,
  predictRound,
} from "../../support/understand.ts";

test.describe.configure({ timeout: 120_000 });

const clumsy = {
  exampleWalkthrough: "so 4 and 6 is ten thats place 0 and 2",
  inputOutputDescription: "some numbers and one number. get two numbers back where they are",
  explanation: "u look for 2 of the numbers that together are the target and say where they are at",
  constraintsDescription: "there is allways one",
  wrongApproach: "just the biggest 2",
};

async function isAtUnderstand(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Understand", level: 2 })).toBeVisible();
}

test("a right but clumsy learner passes", async ({ page }) => {
  await beginTwoSum(page);
  await explain(page, clumsy);
  await expect(openPrediction(page).first()).toBeFocused();
  await expect(page.getByText("About 4 right in a row, and you go on.")).toBeVisible();
  await predictRound(page);
  await expect(page.getByText("If all of these are right, you go on.")).toBeVisible();
  await expect(openPrediction(page).first()).toBeFocused();
  await predictAll(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();

  await page.getByRole("button", { name: /^Understand\b.*done/ }).click();
  const made = page.getByRole("list", { name: "Predictions" });
  await expect(made.getByRole("listitem").first()).toContainText("Right");
});

test("a misreading is found, its question is read, and the learner passes", async ({ page }) => {
  await beginTwoSum(page);
  await explain(page, { ...clumsy, exampleWalkthrough: "I did one in my head" });
  await predictRound(page, predictions.countsFromOne);
  await expect(page.getByText("Read the task once more", { exact: true })).toHaveCount(1);
  await expect(page.getByText("About 5 right in a row, and you go on.")).toBeVisible();
  const asked = page.getByRole("region", { name: "What comes out?" });
  await asked.getByRole("button", { name: "Write an answer" }).click();
  const question = page.getByLabel("In the second example both entries are used.", {
    exact: false,
  });
  await expect(question).toBeFocused();
  await question.fill("0 and 1, so they count from zero.");
  await asked.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(asked.getByText(/Read together with your explanation|This adds/)).toBeVisible();
  await expect(page.getByText("0 and 1, so they count from zero.")).toBeVisible();

  await page.getByRole("button", { name: "Add this to my explanation" }).click();
  const words = page.getByLabel("The problem in your own words");
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(`${clumsy.explanation}\n0 and 1, so they count from zero.`);
  await page.getByRole("button", { name: "Send my explanation" }).click();
  await expect(words).toBeHidden();
  await predictAll(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeVisible();
});

const statement = (page: Page) =>
  page
    .getByRole("region", { name: "Problem and your work" })
    .getByRole("paragraph")
    .allTextContents();

for (const [name, words] of [
  ["a claim", async () => "Trust me, I know this one."],
  ["the pasted statement", async (page: Page) => (await statement(page)).slice(0, 4).join("\n")],
  ["keywords", async () => "array, target, index, sum, pair, hash map, complement, O(n)"],
] as const) {
  test(`${name} in place of an explanation does not pass, not even with right predictions`, async ({
    page,
  }) => {
    await beginTwoSum(page);
    const explanation = await words(page);
    await explain(page, { ...clumsy, exampleWalkthrough: "ok", explanation });
    await expect(page.getByRole("button", { name: "Change my explanation" })).toBeVisible();
    await expect(openPrediction(page).first()).toBeVisible();
    for (let count = 0; count < 6 && (await openPrediction(page).count()) > 0; count += 1) {
      await predictRound(page);
    }
    await expect(page.getByRole("heading", { name: "An explanation is missing" })).toBeVisible();
    await isAtUnderstand(page);

    await page.getByLabel("The problem in your own words").fill(clumsy.explanation);
    await page.getByRole("button", { name: "Send my explanation" }).click();
    await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeVisible();
  });
}

test("whoever guesses is told what comes out, and gets no nearer", async ({ page }) => {
  await beginTwoSum(page);
  await explain(page, clumsy);
  for (let count = 0; count < 2; count += 1) {
    await predictRound(page, () => "banana");
    await expect(page.getByText("Not the right result", { exact: true })).toHaveCount(2);
  }
  await expect(page.getByText("Nearly")).toHaveCount(0);
  await expect(page.getByText("About 7 right in a row, and you go on.")).toBeVisible();
  await isAtUnderstand(page);
});

test("a slip is put right at once and costs nothing", async ({ page }) => {
  await beginTwoSum(page);
  await explain(page, clumsy);
  await expect(openPrediction(page).first()).toBeEditable();
  const [slipped = ""] = await openQuestions(page);
  await predictRound(page, () => "7 and 7", predictions.right);
  const notice = page.getByText("Not the right result", { exact: true });
  await expect(notice).toBeVisible();
  const meant = predictions.right(slipped);
  await expect(page.getByText(`gives ${meant}`)).toHaveCount(0);
  await page.getByRole("button", { name: "I slipped, let me correct it" }).click();
  await expect(page.getByLabel("What you meant for")).toBeFocused();
  await page
    .getByLabel("What you meant for")
    .fill(meant.replace(/[[\]]/g, "").replace(",", " and"));
  await page.getByRole("button", { name: "Correct it" }).click();
  await expect(page.getByText("You put the slip right. It costs nothing.")).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText("1 of about 4 right in a row.")).toBeVisible();
});

test("a prediction that is shown counts for nothing, and another one comes", async ({ page }) => {
  await beginTwoSum(page);
  await explain(page, clumsy);
  await expect(openPrediction(page).first()).toBeEditable();
  const [asked = "", other = ""] = await openQuestions(page);
  await page.getByRole("button", { name: "Show me this one" }).first().click();
  await expect(page.getByText("This is what it gives", { exact: true })).toBeVisible();
  await expect(page.getByText("It does not count.", { exact: false })).toBeVisible();
  await expect(page.getByText(`the function gives ${predictions.right(asked)}`)).toBeVisible();
  const open = await openQuestions(page);
  expect(open).toEqual([other, expect.stringMatching(/^What does the function give/)]);
  expect(open).not.toContain(asked);
});

test("an expert explains in one box, and nothing is lost by changing the mode", async ({
  page,
}) => {
  await beginTwoSum(page);
  await page.getByLabel("numbers", { exact: true }).fill("[4, 9, 6]");
  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  await page.getByRole("button", { name: "Switch to Expert" }).click();
  const words = page.getByLabel("The problem in your own words");
  await words.fill(clumsy.explanation);
  await expect(page.getByRole("button", { name: "Skip this step" })).toBeVisible();
  await expect(page.getByLabel("numbers", { exact: true })).toHaveValue("[4, 9, 6]");
  await page.getByRole("button", { name: "Mode: Expert" }).click();
  await page.getByRole("button", { name: "Switch to Beginner" }).click();
  await expect(page.getByLabel("numbers", { exact: true })).toHaveValue("[4, 9, 6]");
  await expect(words).toHaveValue(clumsy.explanation);
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("numbers", { exact: true })).toHaveValue("[4, 9, 6]");

  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  await page.getByRole("button", { name: "Switch to Expert" }).click();
  await expect(page.getByRole("button", { name: "Mode: Expert" })).toBeVisible();
  await words.press("ControlOrMeta+Enter");
  await expect(page.getByText("If all of these are right, you go on.")).toBeVisible();
  await predictRound(page);
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the predictions stand in the step itself", async ({ page }) => {
    await beginTwoSum(page);
    await page.getByRole("button", { name: "Go to Understand" }).tap();
    await explain(page, clumsy);
    await expect(openPrediction(page).first()).toBeInViewport();
    await predictRound(page, predictions.countsFromOne, predictions.right);
    await expect(page.getByText("A question to think about")).toBeInViewport();
    await predictAll(page);
  });

  test("a claim does not pass", async ({ page }) => {
    await beginTwoSum(page);
    await page.getByRole("button", { name: "Go to Understand" }).tap();
    await explain(page, { ...clumsy, explanation: "Trust me, I know this one." });
    await expect(page.getByRole("button", { name: "Change my explanation" })).toBeInViewport();
    await expect(openPrediction(page).first()).toBeVisible();
    for (let count = 0; count < 6 && (await openPrediction(page).count()) > 0; count += 1) {
      await predictRound(page);
    }
    await expect(page.getByRole("heading", { name: "An explanation is missing" })).toBeVisible();
  });
});
