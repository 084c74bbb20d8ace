import { signUp, someone } from "../../people.ts";
import { attemptAt, choosePlainEditor, codeOf } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { allowCutConnection, expect, type Route, test } from "../../support/story.ts";
import { right, wrong } from "../../support/two-sum.ts";

test.describe.configure({ timeout: 180_000 });

test("Python runs in the browser: fetched again where that failed, stopped when asked, warm after", async ({
  page,
  context,
}) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  await continueAttempt(page, await attemptAt(context, "IMPLEMENT", { language: "python" }));
  const code = page.getByLabel("Your code");
  const run = page.getByRole("button", { name: "Run the visible tests" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  const asking = Promise.withResolvers<void>();
  const fetching = async (route: Route) => {
    await asking.promise;
    await route.abort();
  };
  await page.route("**/python.json", fetching, { times: 1 });
  await code.fill(wrong.python);
  await run.click();
  await expect(page.getByRole("progressbar", { name: "Running the visible tests" })).toBeVisible();
  asking.resolve();
  await expect(page.getByText("Programs cannot be run in this browser")).toBeVisible();

  await run.click();
  await expect(page.getByRole("progressbar", { name: "Running the visible tests" })).toBeVisible();
  await expect(page.getByText("3 of 5 visible tests pass")).toBeVisible({ timeout: 120_000 });
  const failed = page.getByRole("article", { name: "Test: both entries have the same value" });
  await expect(failed.getByText("[0, 0]")).toBeVisible();

  await code.fill("def two_sum(numbers, target):\n    while True:\n        pass\n");
  await run.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();

  await code.fill(right.python);
  await run.click();
  await expect(page.getByText("5 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  expect(asked.filter((path) => path.endsWith("/verify/run"))).toEqual([]);
});

test("a problem with several right answers is judged in the browser too", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  const path = await codeOf(context, "pair-with-sum-sorted");
  await continueAttempt(page, path, "Pair With Sum in a Sorted List");
  const code = page.getByLabel("Your code");
  await code.fill("function pairWithSumSorted(numbers) {\n  return [0, 1];\n}\n");
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("0 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText("The values at these two positions do not add up to the target.").first(),
  ).toBeVisible();

  // Finds another right pair than the one that is written down, where there are several.
  await code.fill(`function pairWithSumSorted(numbers, target) {
  for (let i = numbers.length - 1; i >= 0; i--)
    for (let j = i + 1; j < numbers.length; j++)
      if (numbers[i] + numbers[j] === target) return [i, j];
  return [];
}
`);
  await page.getByRole("button", { name: "Run the visible tests" }).click();
  await expect(page.getByText("5 of 5 visible tests pass")).toBeVisible({ timeout: 60_000 });
});
