import { expect, test } from "@playwright/test";
import { signInAs, signUp, someone } from "./people.ts";
import { apiOf, attemptAt, post } from "./support/attempts.ts";

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
  await page.goto(path);
  await page.getByRole("button", { name: "Run all tests" }).click();
  await expect(page.getByRole("progressbar", { name: "Running every test" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("This run does not count.")).toBeVisible();
  await expect(page.getByText("The program took too long")).toHaveCount(0);

  const office = await browser.newContext();
  await signInAs(office, "admin");
  const subject = encodeURIComponent(`POST ${apiOf(path)}/verify/run`);
  await expect
    .poll(async () => {
      const found = await office.request.get(`/api/admin/audit?search=${subject}`);
      const { items } = await found.json();
      return items.map((item: { details: { code: string } }) => item.details.code);
    })
    .toEqual(["run-cancelled"]);
  await office.close();
});
