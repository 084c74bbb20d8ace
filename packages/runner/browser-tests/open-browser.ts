import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The system's Chromium where there is one, else the one playwright knows of. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
}
