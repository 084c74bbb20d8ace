import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { withEnvFile } from "../env-file.mjs";
import { logs, web } from "../paths.mjs";
import { runCommand } from "../process/run-command.mjs";
import { Failure } from "../stages/failure.mjs";
import { findBrowser } from "./find-browser.mjs";

/** The path of a browser for the tests: a configured or installed one, or else one that is downloaded. */
export async function ensureBrowser({ shutdown, env = withEnvFile() }) {
  for (const find of [
    () => findBrowser(env),
    playwrightBrowser,
    downloadBrowser,
    installSystemBrowser,
  ]) {
    const path = await find(shutdown);
    if (path) return path;
  }
  throw new Failure(
    "No browser was found and none could be fetched: install Chromium, or name one with FOOTHOLD_BROWSER=/path/to/chromium.",
  );
}

function playwrightBrowser() {
  const requireFromWeb = createRequire(join(web, "package.json"));
  const path = requireFromWeb("@playwright/test").chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadBrowser(shutdown) {
  const cli = join(web, "node_modules/@playwright/test/cli.js");
  await runCommand(process.execPath, [cli, "install", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" },
    logFile: join(logs, "browser-download.log"),
    shutdown,
  });
  return playwrightBrowser();
}

async function installSystemBrowser(shutdown) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const install = "apt-get install -y --no-install-recommends";
  const anyOf = `apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
  await runCommand("sh", ["-c", anyOf], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
    logFile: join(logs, "browser-install.log"),
    shutdown,
  });
  return findBrowser();
}
