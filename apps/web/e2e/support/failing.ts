import { type BrowserContext, expect, type Page } from "@playwright/test";
import { apiOf, post } from "./attempts.ts";

/** Hands in a program that is not right, and sees that it is not. From Implement or from Verify. */
export async function failWith(page: Page, code: string): Promise<void> {
  const back = page.getByRole("button", { name: "Back to the code" });
  const editor = page.getByLabel("Your code");
  await expect(back.or(editor).first()).toBeVisible();
  if (await back.isVisible()) await back.click();
  await editor.fill(code);
  await handIn(page);
  await expect(page.getByRole("heading", { name: "Verify", level: 2 })).toBeVisible();
  await expect(page.getByText("Not every test passes yet")).toBeVisible({ timeout: 60_000 });
}

export async function passWith(page: Page, code: string): Promise<void> {
  const back = page.getByRole("button", { name: "Back to the code" });
  if (await back.isVisible()) await back.click();
  await page.getByLabel("Your code").fill(code);
  await handIn(page);
  await expect(page.getByRole("heading", { name: "Reflect", level: 2 })).toBeFocused({
    timeout: 60_000,
  });
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hand in for all tests" }).click();
}

/** The same program, written anew: a different text that does the same. */
export function inOtherWords(code: string, time: number): string {
  return `${code}\nconst tried${time} = ${time};\n`;
}

/** Hands in a program and has it run, over the API: for what is not looked at. Gives the attempt after it. */
export async function runOver(context: BrowserContext, path: string, code: string) {
  const api = apiOf(path);
  const { attempt } = await (await context.request.get(api)).json();
  if (attempt.v2Step === "VERIFY") await post(context, `${api}/verify/retry`, {});
  await post(context, `${api}/implement/submit`, { code });
  await post(context, `${api}/verify/run`, {});
  return (await (await context.request.get(api)).json()).attempt;
}
