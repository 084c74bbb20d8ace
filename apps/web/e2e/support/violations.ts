import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of axe's rules that read colours: all else is the same in the other theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds on the page as it stands, in light and then in dark. */
export async function violations(page: Page) {
  await paintIn(page, "light");
  const light = await axe(page).withTags(tags).analyze();
  await paintIn(page, "dark");
  const dark = await axe(page).withRules(colourRules).analyze();
  return [...named("light", light.violations), ...named("dark", dark.violations)];
}

/** In the page itself: the usual way opens a second one for what frames of other origins say, and we have none. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

/** Colours on their way from one theme to the other are nobody's to read. */
async function paintIn(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

const named = (theme: string, found: { id: string; nodes: { html: string }[] }[]) =>
  found.map(({ id, nodes }) => ({ theme, id, at: nodes.map(({ html }) => html) }));
