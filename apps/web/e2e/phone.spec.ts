import { signInAs } from "./people.ts";
import { enter, goTo, openSettings } from "./support/by-clicks.ts";
import { expect, type Page, test } from "./support/story.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function tooSmall(page: Page): Promise<string[]> {
  return page
    .locator("button:visible, select:visible, input:not([type=radio]):visible")
    .evaluateAll((controls) =>
      controls
        // A checkbox is hit by its label, too, where that stands around it.
        .map((control) => ({ control, target: control.closest("label") ?? control }))
        .map(({ control, target }) => ({
          html: control.outerHTML,
          box: target.getBoundingClientRect(),
        }))
        // The switch is 28 px high; its label beside it makes the rest of its target.
        .filter(({ html, box }) => box.height < 44 && !html.includes('role="switch"'))
        .map(({ html }) => html),
    );
}

test("the menu of a phone leads to every place, and every control there is large enough to hit", async ({
  page,
  context,
}) => {
  await signInAs(context, "admin");
  await enter(page);
  for (const place of ["People", "Flags"]) {
    await goTo(page, place);
    await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    expect(await tooSmall(page), place).toEqual([]);
  }
  await openSettings(page);
  expect(await tooSmall(page), "Settings").toEqual([]);
});
