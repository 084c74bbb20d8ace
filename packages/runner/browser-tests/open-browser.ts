import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../../../scripts/lib/browser/find-browser.mjs";

/** The system's browser where there is one, else the one playwright knows of. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
}
