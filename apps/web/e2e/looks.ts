import { join } from "node:path";
import { test } from "@playwright/test";
import { signUp, someone } from "./people.ts";
import { scenes } from "./support/scenes.ts";

const folder = join(import.meta.dirname, "../../../.foothold/looks");
const sizes = [
  { width: 360, height: 780 },
  { width: 900, height: 1000 },
  { width: 1440, height: 900 },
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, open] of Object.entries(scenes)) {
    test.describe(`${name} in ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width: 1440, height: 900 } });

      test("is looked at in every width", async ({ page, context }) => {
        test.setTimeout(180_000);
        await signUp(context, { ...someone("Learner"), name: "Learner" });
        await open(page, context);
        for (const size of sizes.toReversed()) {
          await page.setViewportSize(size);
          await page.screenshot({
            path: join(folder, `${name}-${colorScheme}-${size.width}.png`),
            animations: "disabled",
          });
        }
      });
    });
  }
}
