import { fillNewAccount, signUp, someone } from "../people.ts";
import { openSignIn, openSignUp, signInByClicks } from "../support/by-clicks.ts";
import { allowRefusal, expect, test } from "../support/story.ts";

test("a visitor signs up, finds home, signs out and signs in again", async ({ page }) => {
  const person = someone("Newcomer");
  await openSignUp(page);
  await fillNewAccount(page, person);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect(page).toHaveTitle("Home · Foothold");

  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");

  await signInByClicks(page, person);
  await expect(page).toHaveURL("/home");
});

test("what is wrong with a new account is said at its fields, and the first has the focus", async ({
  page,
}) => {
  await openSignUp(page);
  await page.getByLabel("Name").fill("Newcomer");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/name@example\.org/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Use at least 8 characters/,
  );
  await expect(page.getByLabel("Name")).toHaveValue("Newcomer");
});

test("an address that has an account is refused at its field", async ({ page, browser }) => {
  allowRefusal(422, "/api/auth/sign-up/");
  const person = someone("Newcomer");
  const elsewhere = await browser.newContext();
  await signUp(elsewhere, person);
  await elsewhere.close();
  await openSignUp(page);
  await fillNewAccount(page, person);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/account already/);
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a wrong password is said, and what was typed stays", async ({ page }) => {
  allowRefusal(401, "/api/auth/sign-in/");
  await openSignIn(page);
  await page.getByLabel("Email").fill("learner@demo.foothold");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "The email or the password is wrong" }),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("learner@demo.foothold");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not this one");
});

test("too many attempts say how long to wait", async ({ page }) => {
  allowRefusal(429, "/api/auth/sign-in/");
  await page.route("**/api/auth/sign-in/email", (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: "rate-limited", message: "Too many tries.", retryAfter: 42 } },
    }),
  );
  await openSignIn(page);
  await page.getByLabel("Email").fill("learner@demo.foothold");
  await page.getByLabel("Password", { exact: true }).fill("anything");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Wait 42 seconds and try again.")).toBeVisible();
});
