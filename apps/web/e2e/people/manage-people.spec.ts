import { type Someone, signInAs, signUp, someone } from "../people.ts";
import { enterAt, goTo, openSignIn, signInByClicks } from "../support/by-clicks.ts";
import { allowRefusal, expect, type Page, test } from "../support/story.ts";

let person: Someone;

test.beforeEach(async ({ context, browser }) => {
  person = someone("Newcomer");
  const theirs = await browser.newContext();
  await signUp(theirs, person);
  await theirs.close();
  await signInAs(context, "admin");
});

async function findPerson(page: Page): Promise<void> {
  await enterAt(page, "People");
  await page.getByLabel("Name or email").fill(person.email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
}

test("an admin changes a role, and the audit trail says who did it", async ({ page }) => {
  await findPerson(page);
  await page.getByLabel(`Role of ${person.name}`).selectOption("Instructor");
  const dialog = page.getByRole("dialog", { name: `Make ${person.name} an instructor?` });
  await dialog.getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText(`${person.name} is now an instructor.`)).toBeVisible();
  await expect(page.getByLabel(`Role of ${person.name}`)).toHaveValue("instructor");

  await goTo(page, "Audit trail");
  await page.getByLabel("Action").selectOption("Role changed");
  await expect(page).toHaveURL(/action=role-changed/);
  const entry = page.getByRole("main").getByRole("listitem").first();
  await expect(entry).toContainText("Demo admin");
  await expect(entry).toContainText("learner → instructor");
  await entry.getByText("Role changed").click();
  await expect(entry.getByText('"to": "instructor"')).toBeVisible();
});

test("a dropped change changes nothing", async ({ page }) => {
  await findPerson(page);
  await page.getByLabel(`Role of ${person.name}`).selectOption("Admin");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel(`Role of ${person.name}`)).toHaveValue("learner");
  await page.reload();
  await expect(page.getByLabel(`Role of ${person.name}`)).toHaveValue("learner");
});

test("a disabled person is told so, and can come back", async ({ page, browser }) => {
  allowRefusal(403, "/api/auth/sign-in/");
  allowRefusal(401, "/api/live");
  allowRefusal(401, "/api/notifications");
  const theirs = await (await browser.newContext()).newPage();
  await openSignIn(theirs);
  await signInByClicks(theirs, person);
  await expect(theirs).toHaveURL("/home");
  await findPerson(page);
  await page.getByRole("button", { name: `Disable ${person.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText(`${person.name} is disabled.`)).toBeVisible();

  await theirs.getByRole("link", { name: "Problems", exact: true }).click();
  await expect(theirs.getByText("Your account has been disabled", { exact: true })).toBeVisible();
  await signInByClicks(theirs, person);
  await expect(theirs.getByText("This account has been disabled.")).toBeVisible();

  await page.getByRole("button", { name: `Enable ${person.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Enable" }).click();
  await expect(page.getByText(`${person.name} can sign in again.`)).toBeVisible();
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await expect(theirs).toHaveURL("/problems");
  await theirs.context().close();
});

test("ending the sessions of somebody sends them to sign in", async ({ page, browser }) => {
  allowRefusal(401, "/api/live");
  allowRefusal(401, "/api/notifications");
  const theirs = await (await browser.newContext()).newPage();
  await openSignIn(theirs);
  await signInByClicks(theirs, person);
  await expect(theirs).toHaveURL("/home");

  await findPerson(page);
  await page.getByRole("button", { name: `End sessions of ${person.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End sessions" }).click();
  await expect(page.getByText(`${person.name} is signed out everywhere.`)).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/sign-in/);
  await theirs.context().close();
});

test("the last admin stays an admin", async ({ page }) => {
  allowRefusal(409, "/role");
  await enterAt(page, "People");
  await page.getByLabel("Role", { exact: true }).selectOption("Admin");
  await expect(page).toHaveURL(/role=admin/);
  await page.getByLabel("Role of Demo admin").selectOption("Learner");
  const dialog = page.getByRole("dialog", { name: "Make Demo admin a learner?" });
  await dialog.getByRole("button", { name: "Change the role" }).click();
  await expect(dialog.getByText("Foothold needs at least one admin")).toBeVisible();
  await expect(dialog.getByText("Make someone else an admin first.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Role of Demo admin")).toHaveValue("admin");
});
