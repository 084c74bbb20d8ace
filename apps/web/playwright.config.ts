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
  globalSetup: "./e2e/support/server/global-setup.ts",
  // Node itself loads the packages, as in production.
  build: { external: ["**/packages/**", "**/scripts/**"] },
  fullyParallel: true,
  // More than there are cores, so that one test computes while another waits.
  workers: 4,
  // One more try, named in the summary: a click that met a busy machine should not stop a release.
  retries: 1,
  forbidOnly: true,
  reporter: "list",
  // Generous, because a waiting test costs nothing and a slow machine is not a defect.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup, before a worker reads this.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    // Recording every test costs a quarter of the run: `--trace on` records the one in question.
    screenshot: "only-on-failure",
    // Nothing to wait for, and no animation that nobody sees.
    contextOptions: { reducedMotion: "reduce" },
    // Only its own story allows the service worker; every other page would just fetch the offline page again.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A page that lives for seconds does not earn back the time for optimising its code.
      args: ["--disable-dev-shm-usage", "--disable-gpu", "--js-flags=--no-opt,--no-maglev"],
    },
  },
  // One project, so that its workers serve all stories. Files run in the order of their paths: those in `_long` come
  // first, so that they do not run alone at the end.
  projects: [
    { name: "chromium", use: desktop },
    // Pictures to look at, not tests: LOOKS=1 and --project=looks.
    ...(process.env.LOOKS ? [{ name: "looks", use: desktop, testMatch: /looks\.ts$/ }] : []),
  ],
});
