import { expect, test } from "@playwright/test";
import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";

test("an example of one's own is answered once one has answered it oneself", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  await page.goto(await attemptAt(context, "UNDERSTAND", { language: "python" }));
  await page.getByText("Check an example of your own").click();
  const own = page.getByRole("group", { name: "An example of your own" });
  const check = own.getByRole("button", { name: "Check it" });
  await own.getByLabel("numbers").fill("[5, 12, 3, 8]");
  await own.getByLabel("target").fill("15");
  await check.click();
  await expect(own.getByText("This is still empty.")).toHaveCount(1);
  await expect(own.getByText("the answer would be")).toHaveCount(0);

  const answer = own.getByLabel("What do you think comes out?");
  await answer.fill("[0, 2]");
  await answer.press("Enter");
  await expect(
    own.getByText("For this input the answer would be [1, 2], you said [0, 2]."),
  ).toBeVisible();
  await expect(own.getByLabel("numbers")).toHaveValue("");

  await own.getByLabel("numbers").fill("[1, 2]");
  await own.getByLabel("target").fill("7");
  await answer.fill("[0, 1]");
  await check.click();
  await expect(own.getByText("Here it is no pair.")).toBeVisible();
  await own.getByLabel("target").fill("3");
  await check.click();
  await expect(own.getByText("Yes, that is [0, 1].")).toBeVisible();
  await own.getByRole("button", { name: "Use it as my example" }).click();
  await expect(page.getByLabel("One example by hand")).toHaveValue(
    "For numbers = [1, 2] and target = 3 the answer is [0, 1], because ",
  );

  await page.reload();
  await expect(own.getByText("Yes, that is [0, 1].")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Understand", level: 2 })).toBeVisible();
});
