import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongFilesFirst } from "./scripts/lib/testing/long-files-first.mjs";

/**
 * `unit` needs nothing but Node; `integration` talks to a real PostgreSQL started once for the run;
 * `sandbox` runs programs in real sandboxes, `workers` runs them in the workers of a real browser;
 * `hardening` attacks a real server, and runs only when it is asked for by name.
 */
export default defineConfig({
  test: {
    // Not more: every worker loads its own copy of what it tests, and the build beside it uses the idle time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.{ts,mjs}"],
          exclude: ["**/node_modules/**", "**/*.{integration,sandbox,browser,hardening}.test.*"],
          testTimeout: 30_000,
          // The tests of rules share nothing, so files need no process of their own: it takes a third of the time.
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
          // Every file creates its own databases; loading the application again for every file would take longer than
          // most of them.
          isolate: false,
        },
      },
      {
        test: {
          name: "sandbox",
          include: ["packages/{catalog,runner}/src/**/*.sandbox.test.ts"],
          // Programs are judged by the clock, so files must not compete for the cores.
          fileParallelism: false,
          // The files leave nothing in the process for each other.
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
      {
        test: {
          name: "hardening",
          include: ["packages/bench/src/hardening/**/*.hardening.test.ts"],
          // Each file has a real server of its own, and what is measured there needs the machine.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
