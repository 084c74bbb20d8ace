import { PASSWORD, signInAs, signUp, someone } from "./people.ts";
import { enter, enterAt } from "./support/by-clicks.ts";
import { tabTo } from "./support/keys.ts";
import { expect, test } from "./support/story.ts";

test("someone with a keyboard alone signs in, reaches the settings and signs out", async ({
  page,
  browser,
}) => {
  const person = someone("Newcomer");
  const elsewhere = await browser.newContext();
  await signUp(elsewhere, person);
  await elsewhere.close();
  const { keyboard } = page;

  await enter(page);
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Sign in" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  await tabTo(page, page.getByLabel("Email"));
  await keyboard.type(person.email);
  await keyboard.press("Tab");
  await keyboard.type(PASSWORD);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/home");

  const account = page.getByRole("button", { name: `Account: ${person.name}` });
  await expect(account).toBeEnabled();
  await tabTo(page, account);
  await keyboard.press("Enter");
  await expect(account).toHaveAttribute("aria-expanded", "true");
  await keyboard.press("Escape");
  await expect(account).toHaveAttribute("aria-expanded", "false");
  await expect(account).toBeFocused();

  await keyboard.press("Space");
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Settings" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/settings");
  await expect(account).toHaveAttribute("aria-expanded", "false");
});

test("a dialog takes the focus and gives it back, and a filter keeps it", async ({
  page,
  context,
}) => {
  await signInAs(context, "admin");
  await enterAt(page, "People");
  await page.getByRole("searchbox").fill("learner@demo.foothold");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/search=learner/);
  const button = page.getByRole("button", { name: "Disable Demo learner" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Disable Demo learner?" });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  const role = page.getByLabel("Role", { exact: true });
  await role.focus();
  await role.selectOption("learner");
  await expect(page).toHaveURL(/role=learner/);
  await expect(role).toBeFocused();
  const search = page.getByRole("searchbox");
  await search.fill("Demo");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=Demo/);
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue("learner@demo.foothold");
});
