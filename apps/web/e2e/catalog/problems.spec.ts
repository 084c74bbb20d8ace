import { signInAs, signUp, someone } from "../people.ts";
import { enterAt, goTo } from "../support/by-clicks.ts";
import { holdNext } from "../support/hold-next.ts";
import { expect, test } from "../support/story.ts";

test("a learner narrows the list, opens a problem, starts it and finds it begun", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await enterAt(page, "Problems");

  const main = page.getByRole("main");
  await page.getByLabel("Pattern").selectOption("Hash map");
  await expect(page).toHaveURL(/pattern=hash-map/);
  await expect(main.getByRole("link", { name: "Two Sum" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Valid Parentheses" })).toHaveCount(0);

  await page.getByLabel("State").selectOption("Done");
  await expect(page.getByText("No problem fits all of this")).toBeVisible();
  await page.getByRole("link", { name: "Clear the filters" }).click();
  await expect(page.getByLabel("Pattern")).toHaveValue("");
  await expect(page.getByLabel("State")).toHaveValue("");

  await page.getByRole("searchbox", { name: "Search" }).fill("two s");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^1 of/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("parenteses");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(main.getByRole("link", { name: "Valid Parentheses" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("bakery");
  await page.getByRole("button", { name: "Search" }).click();
  await main.getByRole("link", { name: "Two Sum" }).click();

  await expect(page).toHaveTitle("Two Sum · Foothold");
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(page.getByRole("group", { name: "What you start from" })).toContainText(
    "def two_sum(numbers, target):",
  );
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/practice\/[\w-]+$/);
  const attempt = page.url();

  await goTo(page, "Problems");
  await page.getByLabel("State").selectOption("Begun");
  await expect(main.getByText("Begun, at Understand")).toBeVisible();
  await main.getByRole("link", { name: "Two Sum" }).click();
  await expect(page.getByText("Your attempt waits at Understand, in Python.")).toBeVisible();
  expect(await page.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
    new URL(attempt).pathname,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters narrow the list, and a problem can be read", async ({ page, context }) => {
    await signInAs(context, "learner");
    await page.goto("/");
    await goTo(page, "Problems");
    await page.getByLabel("Rung", { exact: true }).selectOption("Rung 1");
    await page.getByRole("searchbox", { name: "Search" }).fill("parenth");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/search=parenth&pattern=&rung=1&state=/);
    await expect(page.getByLabel("Rung", { exact: true })).toHaveValue("1");
    await expect(page.getByRole("main").getByRole("link", { name: "Two Sum" })).toHaveCount(0);
    await page.getByRole("link", { name: "Valid Parentheses" }).click();
    await expect(page.getByRole("heading", { name: "Example 1" })).toBeVisible();
  });
});

test("on a slow line a link shows at once that the page is on its way", async ({
  page,
  context,
}) => {
  await signUp(context, someone("Learner"));
  await enterAt(page, "Problems");
  const arrive = await holdNext(page, /\/patterns\?_rsc/);
  await page.getByRole("link", { name: "Patterns", exact: true }).click();
  await expect(page.getByTestId("pending")).toBeAttached();
  await arrive();
  await expect(page).toHaveTitle("Patterns · Foothold");
  await expect(page.getByTestId("pending")).toHaveCount(0);
});
