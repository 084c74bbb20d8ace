import { allPages, everyone } from "../all-pages.ts";
import { signInAs } from "../people.ts";
import { allowRefusal, expect, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

// Several pages in one test, each read as a whole by axe.
test.describe.configure({ timeout: 180_000 });

for (const who of everyone) {
  test(`every page of the ${who} is accessible, keeps to its policy and fits a phone`, async ({
    page,
    context,
  }) => {
    allowRefusal(404, "/no-such-page");
    allowRefusal(403, "/instructor/queue");
    allowRefusal(403, "/admin/flags");
    if (who !== "visitor") await signInAs(context, who);
    for (const { path, title } of allPages[who]) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      // Before an instructor's title stands how many learners wait.
      await expect.poll(async () => (await page.title()).replace(/^\(\d+\) /, "")).toBe(title);
      expect.soft(await violations(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
