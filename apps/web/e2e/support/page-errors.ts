import type { Page } from "@playwright/test";

/** What goes wrong in the page from now on: errors on its console, policy refusals among them, and thrown ones. */
export function pageErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}
