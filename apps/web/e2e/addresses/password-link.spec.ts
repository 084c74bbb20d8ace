import { fillNewAccount, PASSWORD, type Someone, signInAs, signUp, someone } from "../people.ts";
import { goTo, openSignIn, openSignUp, signInByClicks } from "../support/by-clicks.ts";
import { allowRefusal, expect, type Page, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

const BY_LINK = "a lantern under the stairs";
const CHOSEN = "seven quiet harbours";

async function signOut(page: Page, person: Someone) {
  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
}

async function signUpByHand(page: Page, person: Someone) {
  await openSignUp(page);
  await fillNewAccount(page, person);
  await page.getByLabel("Password", { exact: true }).fill("password");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /among the first passwords that are guessed\. Use three or four words/,
  );
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
}

/** From the landing page to the people page, and the link for this person. */
async function linkFromAdmin(page: Page, person: Someone): Promise<string> {
  await openSignIn(page);
  await page.getByRole("button", { name: /^Admin/ }).click();
  await goTo(page, "People");
  await page.getByLabel("Name or email").fill(person.email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: `Password link for ${person.name}` }).click();
  const asking = page.getByRole("dialog", { name: `Make a password link for ${person.name}?` });
  await asking.getByRole("button", { name: "Make the link" }).click();
  const given = page.getByRole("dialog", { name: `Give ${person.name} this link` });
  // Selected too: the keyboard copies it at once.
  await expect(given.getByLabel("Password link")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const link = await given.getByLabel("Password link").inputValue();
  await given.getByRole("button", { name: "Copy the link" }).click();
  await expect(given.getByText("The link is on your clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await given.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(
    page.getByRole("button", { name: `Password link for ${person.name}` }),
  ).toBeFocused();
  await expect(page.getByRole("main")).not.toContainText(link);
  return link;
}

test("a learner forgets the password, sets a new one by an admin's link, and changes it later", async ({
  page,
  browser,
}) => {
  allowRefusal(422, "/api/auth/sign-up/");
  allowRefusal(401, "/api/auth/sign-in/");
  allowRefusal(422, "/api/new-password");
  allowRefusal(401, "/api/me/password");
  // The other device is signed out while its page is open.
  allowRefusal(401, "/api/live");
  allowRefusal(401, "/api/notifications");
  const person = someone("Forgetful");
  await signUpByHand(page, person);
  await signOut(page, person);

  await signInByClicks(page, person, "was it this one");
  await expect(page.getByText("The email or the password is wrong.")).toBeVisible();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");

  const office = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const link = await linkFromAdmin(await office.newPage(), person);

  await page.goto(link);
  await expect(page.getByText(`For ${person.name}, ${person.email}.`)).toBeVisible();
  await page.getByLabel("New password").fill("12345678");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/in a row/);
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.getByLabel("New password").fill(BY_LINK);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await signOut(page, person);
  await signInByClicks(page, person, BY_LINK);
  await expect(page).toHaveURL("/home");

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await openSignIn(phone);
  await signInByClicks(phone, person, BY_LINK);
  await expect(phone).toHaveURL("/home");

  await page.getByRole("button", { name: `Account: ${person.name}` }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  const form = page.getByRole("form", { name: "Change password" });
  await form.getByLabel("Current password").fill("not this one");
  await form.getByLabel("New password").fill(CHOSEN);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
    "This is not your password.",
  );
  await expect(form.getByLabel("New password")).toHaveValue(CHOSEN);
  await form.getByLabel("Current password").fill(BY_LINK);
  await page.keyboard.press("Enter");
  await expect(form.getByText("signed out everywhere else")).toBeVisible();
  await expect(form.getByLabel("New password")).toHaveValue("");
  expect(await violations(page)).toEqual([]);

  await phone.reload();
  await expect(phone).toHaveURL(/\/sign-in/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await signOut(page, person);
  await signInByClicks(page, person, BY_LINK);
  await expect(page.getByText("The email or the password is wrong.")).toBeVisible();
  await signInByClicks(page, person, CHOSEN);
  await expect(page).toHaveURL("/home");
  await office.close();
  await elsewhere.close();
});

test("a link that two tabs have open works in one, and the other says what to do", async ({
  page,
  context,
  browser,
}) => {
  allowRefusal(409, "/api/new-password");
  const person = someone("Twofold");
  await signUp(context, person);
  const office = await browser.newContext();
  await signInAs(office, "admin");
  const found = await office.request.get(`/api/admin/people?search=${person.email}`);
  const { id } = (await found.json()).items[0];
  const made = await office.request.post(`/api/admin/people/${id}/password-link`, { data: {} });
  const { url } = (await made.json()).link;
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(url);
  await page.getByLabel("New password").fill(BY_LINK);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home");
  await page.goBack();
  await expect(page.getByLabel("New password")).toBeHidden();
  await second.getByLabel("New password").fill(CHOSEN);
  await second.keyboard.press("Enter");
  await expect(second.getByText("This link was used already")).toBeVisible();
  await expect(second.getByText("Ask an admin for a new link.")).toBeVisible();
  await second.reload();
  await expect(second.getByText("This link does not work.")).toBeVisible();
  await office.close();
});
