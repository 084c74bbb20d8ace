import { signInAs, signUp, someone } from "../../people.ts";
import { apiOf, attemptAt, post } from "../../support/attempts.ts";
import { continueAttempt } from "../../support/by-clicks.ts";
import { expect, test } from "../../support/story.ts";

test("a long run is stopped by its learner, and the server stops too", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await signUp(context, someone("Newcomer"));
  const path = await attemptAt(context, "IMPLEMENT");
  const endless = "function twoSum() {\n  for (;;);\n}\n";
  await post(context, `${apiOf(path)}/implement/submit`, { code: endless });
  await continueAttempt(page, path);
  const office = await browser.newContext();
  await signInAs(office, "admin");
  const subject = encodeURIComponent(`POST ${apiOf(path)}/verify/run`);
  const codes = async (): Promise<string[]> => {
    const found = await office.request.get(`/api/admin/audit?search=${subject}`);
    const { items } = await found.json();
    return items.map((item: { details: { code: string } }) => item.details.code);
  };

  // Again where the server had not yet got to the program when it was stopped.
  await expect(async () => {
    const before = (await codes()).length;
    await page.getByRole("button", { name: "Run all tests" }).click();
    await expect(page.getByRole("progressbar", { name: "Running every test" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("This run does not count.")).toBeVisible();
    await expect(page.getByText("The program took too long")).toHaveCount(0);
    await expect.poll(async () => (await codes()).length).toBe(before + 1);
    expect(await codes()).toContain("run-cancelled");
  }).toPass();
  await office.close();
});
