import { signUp, someone } from "../people.ts";
import { scenes } from "../support/scenes.ts";
import { allowRefusal, expect, test } from "../support/story.ts";
import { violations } from "../support/violations.ts";

test.describe.configure({ timeout: 180_000 });

const widths = [360, 900, 1440];

for (const [name, open] of Object.entries(scenes)) {
  test(`${name} is accessible in both themes, keeps to its policy and fits every width`, async ({
    page,
    context,
  }) => {
    allowRefusal(409, "/code");
    await signUp(context, someone("Learner"));
    await open(page, context);
    expect.soft(await violations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}
