import { type BrowserContext, test as base, expect } from "@playwright/test";

export type { BrowserContext, Locator, Page, Route } from "@playwright/test";
export { expect };

type PageError = { text: string; url: string };

let allowed: ((error: PageError) => boolean)[] = [];

/** For a story in which the server says no: the browser writes every such answer on its console. */
export function allowRefusal(status: number, path: string): void {
  allowed.push(({ text, url }) => text.includes(`status of ${status} `) && url.includes(path));
}

/** For a story in which the connection is cut, by the story itself. */
export function allowCutConnection(): void {
  allowed.push(({ text }) => text.startsWith("Failed to load resource: net::ERR_"));
  // Monaco throws the bare event of a worker whose file did not come, and goes on without it.
  allowed.push(({ text }) => text === "Event");
}

function listen(context: BrowserContext, errors: PageError[]): void {
  // A refused `eval` that the page catches is not on its console.
  void context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      // biome-ignore lint/suspicious/noConsole: the console is what a story listens to
      console.error(`The policy refused ${violatedDirective} ${blockedURI}`),
    ),
  );
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    errors.push({ text: message.text(), url: message.location().url });
  });
  context.on("weberror", (thrown) =>
    errors.push({ text: String(thrown.error()), url: thrown.page()?.url() ?? "" }),
  );
}

/**
 * What every story is told with. An error on the console of any of its pages fails it: a refusal of the content
 * security policy, an answer it did not allow, an error that a page throws.
 */
export const test = base.extend<{ pageErrors: undefined }>({
  pageErrors: [
    async ({ browser }, use) => {
      const errors: PageError[] = [];
      allowed = [];
      const hear = (context: BrowserContext) => listen(context, errors);
      browser.on("context", hear);
      await use(undefined);
      browser.off("context", hear);
      const unexpected = errors.filter((error) => !allowed.some((isAllowed) => isAllowed(error)));
      expect(unexpected, "errors on the pages' consoles").toEqual([]);
    },
    { auto: true },
  ],
});
