import { type BrowserContext, expect, type Page } from "@playwright/test";

export type DemoRole = "learner" | "instructor" | "admin";

const DEMO_PASSWORD = "one-step-at-a-time";
export const PASSWORD = "a ladder of five rungs";

/** Straight through the API: for stories that are not about signing in. */
export async function signInAs(context: BrowserContext, role: DemoRole): Promise<void> {
  await signIn(context, `${role}@demo.foothold`, DEMO_PASSWORD);
}

export async function signIn(context: BrowserContext, email: string, password: string) {
  const answer = await context.request.post("/api/auth/sign-in/email", {
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export type Someone = { name: string; email: string };

/** Nobody else in this run has this name or address. */
export function someone(name: string): Someone {
  const unique = crypto.randomUUID().slice(0, 8);
  return { name: `${name} ${unique}`, email: `${name.toLowerCase()}.${unique}@example.org` };
}

export async function signUp(context: BrowserContext, person: Someone): Promise<void> {
  const answer = await context.request.post("/api/auth/sign-up/email", {
    data: { ...person, password: PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function fillNewAccount(page: Page, person: Someone): Promise<void> {
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}
