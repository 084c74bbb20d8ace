import { PASSWORD, signIn, signUp, someone } from "../../people.ts";
import { attemptAt, choosePlainEditor } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, type Page, test } from "../../support/story.ts";
import { violations } from "../../support/violations.ts";

test.describe.configure({ timeout: 180_000 });

const printing = {
  javascript: `function twoSum(numbers, target) {
  console.log("looking for", target);
  if (target === 0) return numbers.missing.length;
  return [0, 1];
}
`,
  typescript: `function twoSum(numbers: number[], target: number): number[] {
  console.log("looking for", target);
  if (target === 0) throw new TypeError("nothing");
  return [0, 1];
}
`,
  python: `def two_sum(numbers, target):
    print("looking for", target)
    if target == 0: return numbers.missing
    return [0, 1]
`,
};

const ownInput = (page: Page) => page.getByRole("group", { name: "Your own input" });

async function open(page: Page, path: string) {
  await continueAttempt(page, path);
  await page.getByText("Try your own input").click();
  return ownInput(page);
}

for (const language of ["javascript", "typescript", "python"] as const) {
  test(`one's own input in ${language}: result, output, error with its line, trace`, async ({
    page,
    context,
  }) => {
    await signUp(context, someone("Newcomer"));
    await choosePlainEditor(context);
    const own = await open(page, await attemptAt(context, "IMPLEMENT", { language }));
    await page.getByLabel("Your code").fill(printing[language]);
    const run = own.getByRole("button", { name: "Run on this input" });

    await own.getByLabel("numbers").fill("12");
    await own.getByLabel("target").fill("7");
    await run.click();
    await expect(own.getByText("This has to be a list of whole numbers")).toBeVisible();
    await own.getByLabel("numbers").fill("[5, 2]");
    await run.click();
    const result = own.getByRole("status").first();
    await expect(result).toContainText("Result[0, 1]", { timeout: 120_000 });
    await expect(result).toContainText("Printedlooking for 7");

    await own.getByRole("button", { name: "Watch it run" }).click();
    const trace = own.getByRole("region", { name: "Trace" });
    await expect(trace).toContainText("numbers", { timeout: 60_000 });

    await own.getByLabel("target").fill("0");
    await own.getByLabel("target").press("Enter");
    await expect(result).toContainText("Error");
    await expect(result).toContainText("(line 3)");
    await expect(trace).toHaveCount(0);
  });
}

test("a kept input is a test of one's own: with the visible ones, after a reload, on another device", async ({
  page,
  context,
  browser,
}) => {
  const learner = someone("Newcomer");
  await signUp(context, learner);
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  const own = await open(page, path);
  await page.getByLabel("Your code").fill(printing.javascript);
  const keep = own.getByRole("button", { name: "Keep as my test" });
  await own.getByLabel("numbers").fill("[5, 2]");
  await own.getByLabel("target").fill("7");
  await keep.click();
  await expect(own.getByText("This is still empty.")).toBeVisible();
  await own.getByLabel("What should come out?").fill("[0, 1]");
  await keep.click();
  await expect(own.getByText("Kept. It runs with the visible tests from now on.")).toBeVisible();
  await own.getByLabel("numbers").fill("[1, 2, 3]");
  await own.getByLabel("target").fill("5");
  await own.getByLabel("What should come out?").fill("[1, 2]");
  await own.getByLabel("What should come out?").press("Enter");
  await expect(own.getByRole("region", { name: "My tests" }).getByRole("listitem")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("My tests: 1 of 2 pass")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("article", { name: "Test: My test 1" })).toContainText("Passed");
  const second = page.getByRole("article", { name: "Test: My test 2" });
  await expect(second).toContainText("You expect[1, 2]");
  await expect(second).toContainText("Failed");

  await page.reload();
  await page.getByText("Try your own input (2 kept)").click();
  const elsewhere = await browser.newContext();
  await choosePlainEditor(elsewhere);
  await signIn(elsewhere, learner.email, PASSWORD);
  const other = await elsewhere.newPage();
  await continueAttempt(other, path);
  await other.getByText("Try your own input (2 kept)").click();
  await ownInput(other).getByRole("button", { name: "Remove my test 1" }).click();
  await expect(other.getByText("Try your own input (1 kept)")).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await page.getByText("Try your own input (1 kept)").click();
  await expect(own.getByRole("region", { name: "My tests" })).toContainText("target = 5");
});

test("what passing tests print is shown", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT"));
  await page.getByLabel("Your code").fill(`function twoSum(numbers, target) {
  console.log("looking for", target);
  for (let i = 0; i < numbers.length; i++)
    for (let j = i + 1; j < numbers.length; j++)
      if (numbers[i] + numbers[j] === target) return [i, j];
}
`);
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("5 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  const passed = page.getByRole("article").filter({ hasText: "Passed" });
  await expect(passed).toHaveCount(5);
  await expect(passed.first()).toContainText("Printedlooking for");
});
