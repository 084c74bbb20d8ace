import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "browser",
    include: ["browser-tests/**/*.browser.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
