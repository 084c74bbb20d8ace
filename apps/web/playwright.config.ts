import { quickDrizzle } from "@foothold/adapter-db/quick-drizzle";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/browser/find-browser.mjs";

// This file is read first, in every process of the run.
quickDrizzle();
const executablePath = findBrowser();
const desktop = { ...devices["Desktop Chrome"] };

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/global-setup.ts",
  // Node itself reads the packages, as it does when they run.
  build: { external: ["**/packages/**", "**/scripts/**"] },
  fullyParallel: true,
  // More than there are cores, so that one computes while another waits.
  workers: 4,
  // Once more, and named in the summary: one click that met a busy machine is no reason to stop a release.
  retries: 1,
  forbidOnly: true,
  reporter: "list",
  // Generous, because a waiting test costs nothing and a slow machine is no defect.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup, before a worker reads this.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    // Recording every test costs a quarter of the run: `--trace on` records the one in question.
    screenshot: "only-on-failure",
    // Nothing to wait for, and nothing painted sixty times a second that nobody sees.
    contextOptions: { reducedMotion: "reduce" },
    // Its story lets it in: everybody else would only fetch the offline page once more.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A page that lives for seconds never earns back what its optimised code cost.
      args: ["--disable-dev-shm-usage", "--disable-gpu", "--js-flags=--no-opt,--no-maglev"],
    },
  },
  // One project, so that its workers serve all stories. They are told in the order of their paths:
  // those of `_long` come first, or the others would have ended long before the last of them.
  projects: [
    { name: "chromium", use: desktop },
    // Pictures to look at, not tests: LOOKS=1 and --project=looks.
    ...(process.env.LOOKS ? [{ name: "looks", use: desktop, testMatch: /looks\.ts$/ }] : []),
  ],
});
