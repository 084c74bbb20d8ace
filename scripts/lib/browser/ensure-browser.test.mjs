import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ensureBrowser } from "./ensure-browser.mjs";

test("a browser on the PATH is used, and nothing is fetched", async () => {
  const folder = mkdtempSync(join(tmpdir(), "foothold-browser-"));
  const browser = join(folder, "chromium");
  writeFileSync(browser, "#!/bin/sh\n");
  chmodSync(browser, 0o755);
  vi.stubEnv("PATH", folder);
  vi.stubEnv("FOOTHOLD_BROWSER", "");
  vi.stubEnv("PLAYWRIGHT_CHROMIUM_PATH", "");
  try {
    expect(await ensureBrowser({ shutdown: {} })).toBe(browser);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});
