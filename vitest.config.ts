import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * `unit` needs nothing but Node; `integration` talks to a real PostgreSQL started once for the run;
 * `sandbox` runs programs in real sandboxes, `workers` runs them in the workers of a real browser.
 */
export default defineConfig({
  test: {
    // No more: every worker loads for itself what it tests, and what idles is used by the build beside it.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,mjs}"],
          exclude: ["**/node_modules/**", "**/*.{integration,sandbox,browser}.test.*"],
          testTimeout: 30_000,
          // Rules share nothing, so their files need no process each: it takes a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "integration",
          include: ["{apps,packages}/*/src/**/*.integration.test.ts"],
          globalSetup: ["packages/adapter-db/src/testing/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          execArgv: ["--import", "./packages/adapter-db/src/testing/with-quick-drizzle.ts"],
          // Every file makes databases of its own, and loading the application anew for every file takes longer than most of them.
          isolate: false,
        },
      },
      {
        test: {
          name: "sandbox",
          include: ["packages/{catalog,runner}/src/**/*.sandbox.test.ts"],
          // Programs are judged by the clock, so the files do not compete for the cores.
          fileParallelism: false,
          // Nor do they leave anything in the process for each other.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "workers",
          include: ["packages/runner/browser-tests/**/*.browser.test.ts"],
          // They wait more than they compute.
          maxWorkers: availableParallelism() + 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
