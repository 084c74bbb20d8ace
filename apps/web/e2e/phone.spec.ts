import { signInAs } from "./people.ts";
import { expect, test } from "./support/story.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("every control of a phone is large enough to hit", async ({ page, context }) => {
  await signInAs(context, "admin");
  for (const path of ["/admin/people", "/admin/flags", "/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const small = await page
      .locator("button:visible, select:visible, input:not([type=radio]):visible")
      .evaluateAll((controls) =>
        controls
          .map((control) => ({ html: control.outerHTML, box: control.getBoundingClientRect() }))
          // The switch is 28 px high; its label beside it makes the rest of its target.
          .filter(({ html, box }) => box.height < 44 && !html.includes('role="switch"'))
          .map(({ html }) => html),
      );
    expect(small).toEqual([]);
  }
});

test("the menu of a phone leads to every place of an admin", async ({ page, context }) => {
  await signInAs(context, "admin");
  await page.goto("/home");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Flags" }).tap();
  await expect(page).toHaveURL("/admin/flags");
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});
