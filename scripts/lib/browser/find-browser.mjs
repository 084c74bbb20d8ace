import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The headless shell is the same engine without a window; tests take half the time in it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** An installed browser: the one that the environment names, or the system's. */
export function findBrowser(env = process.env, canRun = isExecutable) {
  const named = env.FOOTHOLD_BROWSER || env.PLAYWRIGHT_CHROMIUM_PATH;
  if (named) return named;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...applications].find(canRun);
}

function isExecutable(path) {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
