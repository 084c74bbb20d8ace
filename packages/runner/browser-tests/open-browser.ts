import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../../scripts/lib/browser/find-browser.mjs";

/** The system's browser if there is one, otherwise playwright's. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
}
