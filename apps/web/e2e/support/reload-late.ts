import type { Page } from "./story.ts";

/** Loads the page again on a slow line: what is shown then is from before `saved`, which happens while it loads. */
export async function reloadLate(page: Page, saved: RegExp): Promise<void> {
  const answered = page.waitForResponse(saved);
  await page.route(
    page.url(),
    async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.reload();
}
