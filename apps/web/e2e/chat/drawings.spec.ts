import { signUp, someone } from "../people.ts";
import { apiOf, attemptAt, choosePlainEditor } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { expect, type Page, test } from "../support/story.ts";
import { wrong } from "../support/two-sum.ts";
import { violations } from "../support/violations.ts";

const log = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });

test("an example and a line of one's program are drawn in the conversation, an example also in the statement", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await signUp(context, someone("Learner"));
  await choosePlainEditor(context);
  const path = await attemptAt(context, "IMPLEMENT");
  const { attempt } = await (await context.request.get(apiOf(path))).json();
  const data = { code: wrong.javascript, version: attempt.version };
  await context.request.put(`${apiOf(path)}/code`, { data });
  await continueAttempt(page, path);

  const box = page.getByLabel("Your question");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
  await box.fill("draw example 2");
  await box.press("Enter");
  const example = log(page).getByRole("region", { name: /^Example 2: twoSum\(/ });
  await expect(example.getByRole("img", { name: /^numbers: An array of \d+: / })).toBeVisible();
  await example.getByText("In words").click();
  await expect(example.getByText(/^numbers: An array of/)).toBeVisible();

  await box.fill("draw what my code does at line 5");
  await box.press("Enter");
  const line = log(page).getByRole("region", { name: /^Line 5 in twoSum\(/ });
  await expect(line.getByText("Visit 2", { exact: true })).toBeVisible();
  await expect(line.getByRole("img", { name: /Pointers: i at position 1\./ })).toBeVisible();
  await expect(line.getByRole("img", { name: /^seen: A map: / })).toHaveCount(3);

  await page.reload();
  await expect(line.getByRole("img", { name: /^seen: A map: / })).toHaveCount(3);
  await page.getByText("Picture", { exact: true }).first().click();
  const statement = page.getByRole("group", { name: "Example 1", exact: true });
  await expect(statement.getByRole("img").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
