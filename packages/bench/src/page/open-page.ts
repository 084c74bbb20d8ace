import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Request } from "playwright-core";
import { findBrowser } from "../../../../scripts/lib/browser/find-browser.mjs";

const QUIET_MS = 1_500;

export type Opened = { bytes: number; usableMs: number };

type Target = {
  url: string;
  /** A selector that is present and enabled once the page can be used. */
  usable: string;
  cookie?: string;
};

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
}

/** Opens a page with an empty cache, waits until it is usable and the network is quiet, and counts the bytes. */
export async function openPage(browser: Browser, { url, usable, cookie }: Target): Promise<Opened> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    if (cookie) await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => sizes.push(bytesOf(request)));
    const startedAt = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.locator(`${usable}:not([disabled])`).first().waitFor({ timeout: 120_000 });
    const usableMs = performance.now() - startedAt;
    await quiet(() => sizes.length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { bytes, usableMs };
  } finally {
    await context.close();
  }
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** Waits until nothing has arrived for a while, because an editor fetches its parts late. */
async function quiet(count: () => number): Promise<void> {
  for (let seen = -1; seen !== count(); await pause(QUIET_MS)) seen = count();
}

function cookiesOf(header: string, url: string) {
  return header.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}
