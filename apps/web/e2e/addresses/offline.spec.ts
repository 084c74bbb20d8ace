import { signInAs } from "../people.ts";
import { allowCutConnection, expect, test } from "../support/story.ts";

test.use({ serviceWorkers: "allow" });

test("without a connection there is a page that says so, and it leads back", async ({
  page,
  context,
}) => {
  allowCutConnection();
  await signInAs(context, "learner");
  await page.goto("/home");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    }
  });

  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you type stays here")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expect(page.getByText("Demo learner")).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("nothing but the offline page is ever kept", async ({ page, context }) => {
  await signInAs(context, "admin");
  for (const path of ["/home", "/admin/people", "/settings"]) await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/offline");
  for (const path of kept) expect(path).toMatch(/^\/(offline|icon\.svg|_next\/static\/.+\.css)$/);
});
