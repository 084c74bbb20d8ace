import { chmodSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { withEnvFile } from "../env-file.mjs";
import { temporaryFolder } from "../testing/temporary-folder.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";

test.each([
  ["the one on the PATH", {}, "", "chromium"],
  ["the one that .env names", {}, "FOOTHOLD_BROWSER=/of/the/file\n", "/of/the/file"],
  [
    "the one that the environment names",
    { FOOTHOLD_BROWSER: "/my/chrome" },
    "FOOTHOLD_BROWSER=/of/the/file\n",
    "/my/chrome",
  ],
])("%s is used, and nothing is fetched", async (_name, variables, file, expected) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "chromium"), "#!/bin/sh\n");
  chmodSync(join(folder, "chromium"), 0o755);
  writeFileSync(join(folder, ".env"), file);
  const env = withEnvFile({ PATH: folder, ...variables }, folder);
  const browser = await ensureBrowser({ shutdown: {}, env });
  expect(browser).toBe(resolve(folder, expected));
});
