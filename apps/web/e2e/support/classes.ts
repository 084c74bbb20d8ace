import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { PASSWORD, signIn, signInAs, signUp, someone } from "../people.ts";
import { choosePlainEditor } from "./attempts.ts";
import { goHome, goTo } from "./by-clicks.ts";

export type Teaching = {
  context: BrowserContext;
  page: Page;
  name: string;
  joinCode: string;
  classId: string;
};

/** At the server of all stories, or at another. */
const contextAt = (browser: Browser, baseURL?: string) =>
  browser.newContext(baseURL ? { baseURL } : {});

/** The demo instructor with a class of its own. */
export async function aClass(browser: Browser, title: string, url?: string): Promise<Teaching> {
  const name = `${title} ${crypto.randomUUID().slice(0, 6)}`;
  const context = await contextAt(browser, url);
  await signInAs(context, "instructor");
  const answer = await context.request.post("/api/classes", { data: { name } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { class: made } = await answer.json();
  const { joinCode, id: classId } = made;
  return { context, page: await context.newPage(), name, joinCode, classId };
}

/** By clicks, from wherever the instructor is. */
export async function openClass({ page, name }: Pick<Teaching, "page" | "name">): Promise<void> {
  await goHome(page);
  await goTo(page, "Classes");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** A new learner, in the class where a code is given. */
export async function aLearner(browser: Browser, joinCode?: string, url?: string) {
  const context = await contextAt(browser, url);
  const person = someone("Learner");
  await choosePlainEditor(context);
  await signUp(context, person);
  if (joinCode) {
    const answer = await context.request.post("/api/classes/join", { data: { joinCode } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return { context, page: await context.newPage(), ...person };
}

/** Someone whom the demo admin has made an instructor. */
export async function anotherInstructor(browser: Browser) {
  const context = await browser.newContext();
  const person = someone("Instructor");
  await signUp(context, person);
  const admin = await browser.newContext();
  await signInAs(admin, "admin");
  const found = await admin.request.get(`/api/admin/people?search=${person.email}`);
  const { items } = await found.json();
  const path = `/api/admin/people/${items[0].id}/role`;
  const answer = await admin.request.put(path, { data: { role: "instructor" } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await admin.close();
  await signIn(context, person.email, PASSWORD);
  return { context, page: await context.newPage(), ...person };
}
