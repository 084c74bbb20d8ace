import { PASSWORD, signIn, signUp, someone } from "../people.ts";
import { goHome, openSettings } from "../support/by-clicks.ts";
import { allowCutConnection, expect, type Page, test } from "../support/story.ts";

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test.use({ colorScheme: "light" });

test("name and theme are shown at once, saved, and there on another device", async ({
  page,
  context,
  browser,
}) => {
  const person = someone("Newcomer");
  await signUp(context, person);
  await openSettings(page);
  const light = await ground(page);

  await page.getByRole("radio", { name: /^Dark/ }).check();
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);
  await page.getByLabel("Name").fill("Newcomer of the north wall");
  await page.getByRole("radio", { name: /^Expert/ }).check();
  await page.getByLabel("Default language").selectOption("Python");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Your settings are saved.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Account: Newcomer of the north wall" }),
  ).toBeVisible();

  await page.reload();
  expect(await ground(page)).toBe(dark);
  await expect(page.getByRole("radio", { name: /^Expert/ })).toBeChecked();
  await expect(page.getByLabel("Default language")).toHaveValue("python");

  const device = await browser.newContext({ colorScheme: "light" });
  await signIn(device, person.email, PASSWORD);
  const elsewhere = await device.newPage();
  await goHome(elsewhere);
  expect(await ground(elsewhere)).toBe(dark);
  await device.close();
});

test("a theme that was only tried goes when the page is left", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await openSettings(page);
  const light = await ground(page);
  await page.getByRole("radio", { name: /^Dark/ }).check();
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/home");
  await expect.poll(() => ground(page)).toBe(light);
});

test("a save that fails says so and keeps what was changed", async ({ page, context }) => {
  allowCutConnection();
  await signUp(context, someone("Newcomer"));
  await openSettings(page);
  await page.getByLabel("Name").fill("Newcomer, not saved yet");
  await page.route("**/api/settings", (route) => route.abort());
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Foothold did not answer.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Newcomer, not saved yet");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();

  await page.unroute("**/api/settings");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Your settings are saved.")).toBeVisible();
});

test("an empty name is refused at its field", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  await openSettings(page);
  await page.getByLabel("Name").fill("  ");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Tell us what to call you.");
});
