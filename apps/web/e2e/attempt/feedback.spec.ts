import { signUp, someone } from "../people.ts";
import { attemptAt, choosePlainEditor, failedAttempt } from "../support/attempts.ts";
import { continueAttempt } from "../support/by-clicks.ts";
import { expect, type Locator, test } from "../support/story.ts";

test.describe.configure({ timeout: 120_000 });

const MAX_MS = 100;

/** Presses a button in the page and tells how long it takes until something there says that it works. */
function pressed(target: Locator): Promise<number> {
  return target.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const startedAt = performance.now();
        const look = () => {
          if (!document.querySelector('[aria-busy="true"], progress')) return;
          watching.disconnect();
          resolve(performance.now() - startedAt);
        };
        const watching = new MutationObserver(look);
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
        (button as HTMLButtonElement).click();
        look();
      }),
  );
}

const cases = [
  ["Plan", "Show me candidates", (c) => attemptAt(c, "PLAN")],
  ["Implement", "Hint", (c) => attemptAt(c, "IMPLEMENT")],
  ["Implement", "Run the visible tests", (c) => attemptAt(c, "IMPLEMENT")],
  ["Implement", "Hand in for all tests", (c) => attemptAt(c, "IMPLEMENT")],
  ["Verify", "Run all tests", (c) => attemptAt(c, "VERIFY")],
  ["Verify", "Back to the code", (c) => attemptAt(c, "VERIFY")],
  ["Verify", "Watch it run", (c) => failedAttempt(c)],
  ["Reflect", "Skip the reflection", (c) => attemptAt(c, "REFLECT")],
] satisfies [string, string, (context: Parameters<typeof attemptAt>[0]) => Promise<string>][];

test("every button that asks the server for something shows at once that it works", async ({
  page,
  context,
}) => {
  await choosePlainEditor(context);
  await signUp(context, someone("Newcomer"));
  for (const [step, button, open] of cases) {
    await test.step(`${step}: ${button}`, async () => {
      await continueAttempt(page, await open(context));
      const target = page.getByRole("button", { name: button, exact: true }).first();
      await expect(target).toBeEnabled();
      // A server that does not answer yet: what shows, shows without it.
      const answering = Promise.withResolvers<void>();
      await page.route(/\/(api|runner)\//, async (route) => {
        await answering.promise;
        await route.continue();
      });
      await target.scrollIntoViewIfNeeded();
      expect.soft(await pressed(target), `${step}: ${button}`).toBeLessThan(MAX_MS);
      answering.resolve();
      await page.unrouteAll({ behavior: "wait" });
    });
  }
});
