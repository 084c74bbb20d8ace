import { fillNewAccount, PASSWORD, type Someone, someone } from "../people.ts";
import { expect, type Page } from "./story.ts";

/** Every story's first page. Whoever is signed in already is at home then. */
export async function enter(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Home, for somebody who is signed in: by the first page, or by the navigation. */
export async function goHome(page: Page): Promise<void> {
  if (page.url() === "about:blank") await enter(page);
  else await goTo(page, "Home");
}

/** A place of the main navigation, which on a phone is behind a button. */
export async function goTo(page: Page, place: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: new RegExp(`^${place}`) }).click();
  // Before an instructor's title stands how many learners wait.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${place} · Foothold$`));
}

/** From the landing page, for somebody who is signed in. */
export async function enterAt(page: Page, place: string): Promise<void> {
  await enter(page);
  await goTo(page, place);
}

export async function openSettings(page: Page): Promise<void> {
  await goHome(page);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
}

export async function openProblem(page: Page, title: string): Promise<void> {
  await goTo(page, "Problems");
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** An attempt that is open: home has it first, or among those also begun. Its address tells it from others at the same problem. */
export async function continueAttempt(page: Page, path: string, title = "Two Sum"): Promise<void> {
  await goHome(page);
  const links = page.getByRole("main").getByRole("link", { name: title, exact: true });
  await links
    .and(page.locator(`[href="${path}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(path);
}

/** An attempt at Two Sum that is done: the problem's page has it. */
export async function openFinished(page: Page, path: string): Promise<void> {
  await goHome(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("region", { name: "Your attempts" }).getByRole("link").first().click();
  await expect(page).toHaveURL(path);
}

/** From the landing page, as a visitor. */
export async function openSignIn(page: Page): Promise<void> {
  await enter(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/sign-in");
}

export async function openSignUp(page: Page): Promise<void> {
  await enter(page);
  await page.getByRole("link", { name: "Start practising" }).first().click();
  await expect(page).toHaveURL("/sign-up");
}

export async function signInByClicks(
  page: Page,
  { email }: Pick<Someone, "email">,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** A newcomer, from the landing page to home. */
export async function signUpByClicks(page: Page): Promise<void> {
  await openSignUp(page);
  await fillNewAccount(page, someone("Newcomer"));
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/home");
}

/** A newcomer, from the landing page to the first step of Two Sum. */
export async function beginTwoSum(page: Page, language = "JavaScript"): Promise<void> {
  await signUpByClicks(page);
  await openProblem(page, "Two Sum");
  await page.getByRole("radio", { name: language, exact: true }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  // On a phone the problem is shown first, and the step is beside it.
  await expect(page.getByRole("button", { name: /^Understand\b.*current/ })).toBeVisible();
}

/** The sentence with slots of Two Sum, with the right choices. */
export async function buildSentence(page: Page): Promise<void> {
  await page
    .getByLabel("what the map holds")
    .selectOption("the earlier entries, each with its position");
  await page.getByLabel("what is true of the stored entries").selectOption("add up to the target");
}

/** As an expert, at Understand. */
export async function skipToTheCode(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mode: Beginner" }).click();
  await page.getByRole("button", { name: "Switch to Expert" }).click();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Plan", level: 2 })).toBeFocused();
  await page.getByRole("button", { name: "Skip this step" }).click();
  await expect(page.getByRole("heading", { name: "Implement", level: 2 })).toBeFocused();
}
