import { signUp, someone } from "../../people.ts";
import { apiOf, attemptAt } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { allowRefusal, expect, test } from "../../support/story.ts";

test("an example of one's own is answered once one has answered it oneself", async ({
  page,
  context,
}) => {
  allowRefusal(422, "/understand/example");
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "UNDERSTAND", { language: "python" });
  await continueAttempt(page, path);
  const own = page.getByRole("group", { name: "One example by hand" });
  const check = own.getByRole("button", { name: "Check it" });
  await own.getByLabel("numbers").fill("[5, 12, 3, 8]");
  await own.getByLabel("target").fill("15");
  await check.click();
  await expect(own.getByText("This is still empty.")).toHaveCount(1);
  await expect(own.getByText("the answer would be")).toHaveCount(0);

  const answer = own.getByLabel("What comes out");
  await answer.fill("[0, 2]");
  await answer.press("Enter");
  await expect(
    own.getByText("For this input the answer would be [1, 2], you said [0, 2]."),
  ).toBeVisible();
  await expect(page.getByLabel("What goes in, what comes out")).toHaveCount(0);
  await own.getByRole("button", { name: "Correct my example" }).click();
  await expect(answer).toHaveValue("[1, 2]");

  await own.getByLabel("numbers").fill("[1, 2]");
  await own.getByLabel("target").fill("7");
  await answer.fill("[0, 1]");
  await check.click();
  await expect(own.getByText("Here it is no pair.")).toBeVisible();
  await own.getByLabel("target").fill("3");
  await check.click();
  await expect(own.getByText("Yes, that is [0, 1].")).toBeVisible();
  await expect(page.getByText("Draft saved")).toBeVisible();

  await page.reload();
  await expect(own.getByText("Yes, that is [0, 1].")).toBeVisible();
  await expect(own.getByLabel("numbers")).toHaveValue("[1, 2]");
  await expect(own.getByLabel("target")).toHaveValue("3");
  await own.getByLabel("numbers").fill("[9]");
  await own.getByRole("button", { name: "Use it as my example" }).click();
  await expect(own.getByLabel("numbers")).toHaveValue("[1, 2]");
  await own.getByLabel("How you get there").fill("1 and 2 make 3.");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByLabel("What goes in, what comes out")).toBeFocused();
  await expect(page.getByText("Draft saved")).toBeVisible();
  const { drafts } = await (await context.request.get(`${apiOf(path)}/drafts`)).json();
  expect(drafts).toContainEqual(
    expect.objectContaining({
      field: "example",
      text: "numbers = [1, 2], target = 3 → [0, 1]\n1 and 2 make 3.",
    }),
  );
});
