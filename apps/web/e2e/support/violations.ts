import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOnly, RunOptions } from "axe-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of axe's rules that read colours: all else is the same in the other theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it stands, in light and then in dark. */
export async function violations(page: Page) {
  // A page that has just been brought up to date is without one for a moment.
  await expect(page).toHaveTitle(/./);
  // Put in once, by hand: the usual builder does it for every look, and takes half as long again.
  await page.evaluate(axeSource);
  return [
    ...(await look(page, "light", { type: "tag", values: tags })),
    ...(await look(page, "dark", { type: "rule", values: colourRules })),
  ];
}

async function look(page: Page, theme: "light" | "dark", runOnly: RunOnly) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    // Colours on their way from one theme to the other are nobody's to read.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      return (await axe.run(document, options)).violations;
    },
    { runOnly, resultTypes: ["violations"], iframes: false } satisfies RunOptions,
  );
  return found.map(({ id, nodes }) => ({ theme, id, at: nodes.map(({ html }) => html) }));
}
