import type { Page, Route } from "@playwright/test";

/** Keeps the next request to an address waiting; gives what lets it go and resolves when its answer has come. */
export async function holdNext(page: Page, address: string | RegExp) {
  const held = Promise.withResolvers<void>();
  const pass = async (route: Route) => {
    await held.promise;
    await route.continue();
  };
  await page.route(address, pass, { times: 1 });
  return async () => {
    const answered = page.waitForResponse(address);
    held.resolve();
    await answered;
  };
}
