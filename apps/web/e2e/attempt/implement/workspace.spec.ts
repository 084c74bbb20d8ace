import { signUp, someone } from "../../people.ts";
import { attemptAt, choosePlainEditor } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, type Page, test } from "../../support/story.ts";
import { right } from "../../support/two-sum.ts";
import { violations } from "../../support/violations.ts";

test.describe.configure({ timeout: 180_000 });

/** Gives the first entry's position twice where it is half of the target. */
const finding = `def two_sum(numbers, target):
    for i, number in enumerate(numbers):
        if target - number in numbers:
            return [i, numbers.index(target - number)]
    return []
`;

async function open(page: Page, path: string): Promise<void> {
  await continueAttempt(page, path);
  await page.getByText(/^Files \(1 of 20\)$/).click();
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByLabel("New file").fill(name);
  await page.getByLabel("New file").press("Enter");
  await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
}

const run = (page: Page) => page.getByRole("button", { name: "Run the visible tests" }).click();

test("a beginner writes tests of their own and finds the bug", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT", { language: "python" });
  await open(page, path);
  await page.getByLabel("Your code").fill(finding);

  await create(page, "tests.json");
  await page
    .getByRole("textbox", { name: "tests.json" })
    .fill(
      '[\n  { "name": "twice the same", "args": [[3, 3], 6], "expected": [0, 1] },\n  { "name": "not so", "args": [[1, 2, 4], 6], "expected": [0, 2] }\n]\n',
    );
  await create(page, "test_mine.py");
  await page
    .getByRole("textbox", { name: "test_mine.py" })
    .fill(
      "from solution import two_sum\n\ndef test_far_apart():\n    assert two_sum([9, 1, 5], 14) == [0, 2]\n",
    );
  await run(page);
  const wrong = page.getByRole("article", { name: "Test: twice the same" });
  await expect(wrong).toContainText("Failed", { timeout: 120_000 });
  await expect(wrong).toContainText("You expect[0, 1]");
  await expect(page.getByText("My tests: 0 of 2 pass")).toBeVisible();
  await expect(page.getByRole("article", { name: "Test file: test_mine.py" })).toContainText(
    "1 of 1 pass",
  );
  const told = page.getByText(/The task asks for another result here than you expect/);
  await expect(told).toHaveCount(1, { timeout: 60_000 });
  expect(await violations(page)).toEqual([]);

  await page.getByRole("tab", { name: "test_mine.py" }).press("Home");
  await page.getByLabel("Your code").fill(right.python);
  await run(page);
  await expect(wrong).toContainText("Passed", { timeout: 60_000 });

  await test.step("what is typed in a file is there after a reload, with the tab that was open", async () => {
    await create(page, "notes.md");
    await page.getByRole("textbox", { name: "notes.md" }).fill("half of the target\n");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "notes.md" })).toHaveValue(
      "half of the target\n",
    );
    await page.getByText(/^Files \(4 of 20\)$/).click();
    await page.getByRole("button", { name: "Open notes.md" }).press("F2");
    await page.getByLabel("New name of notes.md").fill("scratch/old.md");
    await page.getByLabel("New name of notes.md").press("Enter");
    await expect(page.getByRole("tab", { name: "scratch/old.md" })).toBeVisible();
    await page.getByRole("textbox", { name: "scratch/old.md" }).fill("typed just now\n");
    await page.getByRole("button", { name: "Open old.md" }).press("Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("tab")).toHaveCount(3);
  });
});

test("the built-in coach proposes tests; they are applied, rewound, and applied by a click", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Newcomer"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT", { language: "python" });
  await continueAttempt(page, path);
  const box = page.getByLabel("Your question");
  await box.fill("Can you write some tests for me?");
  await box.press("Enter");
  const proposed = page.getByRole("listitem", { name: "Proposed change of tests.json" });
  await expect(proposed).toContainText("✓ Applied", { timeout: 60_000 });
  const tab = page.getByRole("tab", { name: "tests.json" });
  await tab.click();
  await expect(page.getByRole("textbox", { name: "tests.json" })).toHaveValue(/"expected"/);

  await page.getByText("Change history").click();
  const change = page.getByRole("list", { name: "Changes" }).getByRole("listitem").first();
  await expect(change).toContainText(/Change #1.*1 file \(\+\d+ −0\).*Coach/);
  await expect(change).toContainText("tests.json (new)");
  await page.getByRole("button", { name: /^Rewind change 1, the newest/ }).click();
  const dialog = page.getByRole("dialog", { name: "Take back change #1?" });
  for (const part of ["Files", "Marks in the conversation", "Todos"]) {
    await expect(dialog.getByRole("checkbox", { name: part })).toBeChecked();
  }
  await dialog.getByRole("button", { name: "Rewind" }).click();
  await expect(tab).toHaveCount(0);
  await expect(proposed).toContainText("Proposed");

  await proposed.getByRole("button", { name: "Apply the change of tests.json" }).click();
  await expect(proposed).toContainText("✓ Applied");
  await expect(tab).toBeVisible();
  await page.reload();
  await page.getByText("Change history").click();
  await page.getByRole("button", { name: /^Rewind change 3, the newest/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rewind" }).click();
  await expect(tab).toHaveCount(0);
});
