import { expect, test } from "vitest";
import { findBrowser } from "./find-browser.mjs";

const PATH = "/usr/local/bin:/usr/bin";
const here =
  (...paths) =>
  (path) =>
    paths.includes(path);

test.each([
  [
    "the named one",
    { FOOTHOLD_BROWSER: "/my/chrome", PATH },
    here("/usr/bin/chromium"),
    "/my/chrome",
  ],
  ["the one named for playwright", { PLAYWRIGHT_CHROMIUM_PATH: "/p", PATH }, here(), "/p"],
  [
    "the headless shell before Chromium",
    { PATH },
    here("/usr/bin/chromium", "/usr/bin/chromium-headless-shell"),
    "/usr/bin/chromium-headless-shell",
  ],
  [
    "Chromium before Chrome",
    { PATH },
    here("/usr/bin/google-chrome", "/usr/bin/chromium"),
    "/usr/bin/chromium",
  ],
  ["none", { PATH }, here(), undefined],
])("%s is found", (_name, env, canRun, expected) => {
  expect(findBrowser(env, canRun)).toBe(expected);
});
