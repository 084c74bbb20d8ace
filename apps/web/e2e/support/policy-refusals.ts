import type { Page } from "@playwright/test";

/** What the page's content security policy refuses from now on. */
export function policyRefusals(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  return refused;
}
