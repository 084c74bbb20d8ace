import { signUp, someone } from "../people.ts";
import { attemptAt } from "../support/attempts.ts";
import { goHome, signUpByClicks } from "../support/by-clicks.ts";
import { expect, test } from "../support/story.ts";

test("somebody new chooses language and level once and is at the first problem", async ({
  page,
}) => {
  await signUpByClicks(page);
  await expect(page.getByRole("heading", { name: "Begin with your first problem" })).toBeVisible();
  await page.getByRole("radio", { name: /^Python/ }).check();
  await page.getByRole("radio", { name: /^I have practised before/ }).check();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveURL(/\/practice\/[\w-]+$/);
  await expect(page.getByRole("button", { name: "Mode: Expert" })).toBeVisible();

  const notes = page.getByRole("complementary", { name: "Your first attempt" });
  await expect(notes).toContainText("An attempt has five steps.");
  await page.getByRole("button", { name: "Skip" }).first().click();
  await expect(notes).toContainText("Choose a way to solve it");
  await notes.getByRole("button", { name: "Hide these notes" }).press("Enter");
  await expect(notes).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Plan" })).toBeVisible();
  await expect(notes).toHaveCount(0);

  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Home" }).click();
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByText("At Plan, in Python")).toBeVisible();
  await expect(page.getByText("Begin with your first problem")).toHaveCount(0);
  const fresh = page.getByRole("region", { name: "Start something new" });
  await expect(fresh.getByRole("combobox").first()).toHaveValue("python");
});

test("what somebody chooses while the page is still loading counts", async ({ page, context }) => {
  await signUp(context, someone("Newcomer"));
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const expert = page.getByRole("radio", { name: /^I have practised before/ });
  const chosen = expert.check();
  await expect(expert).toBeVisible();
  scripts.resolve();
  await chosen;
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByRole("button", { name: "Mode: Expert" })).toBeVisible();
});

test("home says what to do, and what was done counts", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  await attemptAt(context, "COMPLETE");
  await goHome(page);
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect(practice.getByText("Practised on 1 day of the last year").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What you can do" })).toContainText(
    "1 without help",
  );
  const fresh = page.getByRole("region", { name: "Start something new" });
  const titles = fresh.getByRole("heading", { level: 3 });
  await expect(titles).toHaveCount(3);
  const [first = ""] = await titles.allTextContents();
  await fresh.getByRole("button", { name: `Start ${first}` }).click();
  await expect(page).toHaveTitle(`${first} · Foothold`);
  await goHome(page);
  await expect(titles).toHaveCount(3);
  await expect(titles.filter({ hasText: first })).toHaveCount(0);

  await practice.getByRole("link", { name: "Set a goal for the week" }).click();
  await page.getByLabel("Goal for a week").selectOption("Practise on 3 days");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Your settings are saved.")).toBeVisible();
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Home" }).click();
  await expect(practice).toContainText("1 of 3 days");
});

test.describe("far from Greenwich", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("days are counted in the browser's time zone", async ({ page, context }) => {
    await signUp(context, someone("Learner"));
    await attemptAt(context, "PLAN");
    await goHome(page);
    const day = await page.evaluate(() =>
      new Intl.DateTimeFormat("en-GB", { dateStyle: "full" }).format(new Date()),
    );
    await page.getByText("The days as a list").click();
    await expect(page.getByRole("listitem").filter({ hasText: day })).toBeVisible();
  });
});

test("the shortcuts are a key and a link away", async ({ page, context }) => {
  await signUp(context, someone("Learner"));
  await goHome(page);
  await expect(page.getByRole("button", { name: "Begin", exact: true })).toBeEnabled();
  await page.keyboard.press("?");
  await expect(page).toHaveURL("/shortcuts");
  await expect(page.getByText("Run the visible tests, in the editor")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  await expect(page).toHaveURL("/shortcuts");
});
