import { type BrowserContext, expect, test } from "@playwright/test";
import { signInAs, signUp, someone } from "./people.ts";
import { choosePlainEditor } from "./support/attempts.ts";
import { right } from "./support/two-sum.ts";

async function switchNewFlow(context: BrowserContext, enabled: boolean) {
  await signInAs(context, "admin");
  const { flags } = await (await context.request.get("/api/admin/flags")).json();
  const { version } = flags.find(({ key }: { key: string }) => key === "attempt_v2_flow");
  const data = { enabled, rolloutPercent: 100, roleOverrides: {}, version };
  const answer = await context.request.put("/api/admin/flags/attempt_v2_flow", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("the older flow still goes from approach to done", async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const admin = await browser.newContext();
  await switchNewFlow(admin, false);
  try {
    await choosePlainEditor(context);
    await signUp(context, someone("Learner"));
    await page.goto("/home");
    await page.getByRole("button", { name: "Start Two Sum" }).click();
    await page.getByLabel("How do you want to solve it?").fill("With a map of what I met.");
    await page.getByRole("button", { name: "Go on to the code" }).click();
    await expect(page.getByRole("heading", { name: "Code", level: 2 })).toBeFocused();
    await page.getByLabel("Your code").fill(right.javascript);
    await page.getByRole("button", { name: "Hand in for all tests" }).click();
    await expect(page.getByRole("heading", { name: "Test", level: 2 })).toBeFocused();
    await page.getByRole("button", { name: "Run all tests" }).click();
    await expect(page.getByText("Every test passes")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("heading", { name: "Done", level: 2 })).toBeFocused();
  } finally {
    await switchNewFlow(admin, true);
    await admin.close();
  }
});
