import { expect, test } from "./support/story.ts";

// Each of these is told by Playwright as passed because it fails.
test.fail("an error on a page's console fails a story", async ({ page }) => {
  await page.goto("/");
  await page.evaluate('console.error("planted")');
});

test.fail("an error that a page throws fails a story", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted");
    });
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
});

test.fail("a style that the content security policy refuses fails a story", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: "p { color: red }" }),
    );
  });
});

test.fail(
  "code from a text that the policy refuses fails a story, though the page catches it",
  async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      setTimeout(() => {
        try {
          new Function("");
        } catch {
          // As a library does that tries whether it may.
        }
      });
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  },
);

test.fail("an error in a window that the story opened itself fails it too", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate('console.error("planted")');
  await context.close();
});

test("a page without an error fails nothing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
