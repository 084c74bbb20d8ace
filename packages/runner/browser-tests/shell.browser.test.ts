import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultWhitelist } from "../src/shell/index.ts";
import { openBrowser } from "./open-browser.ts";
import { commandIn } from "./run-in-page.ts";
import { type Harness, serveHarness } from "./serve-harness.ts";

let browser: Browser;
let page: Page;
let harness: Harness;

beforeAll(async () => {
  [browser, harness] = await Promise.all([openBrowser(), serveHarness()]);
  page = await browser.newPage();
  await page.goto(harness.url);
});
afterAll(async () => {
  await browser.close();
  await harness.close();
});

const files = { "solution.py": "def f(x):\n    return x\n", "notes.md": "one\ntwo\n" };
const run = (line: string, whitelist: readonly string[] | null = null) =>
  commandIn(page, { line, files, whitelist, writes: "notes-only" });

test("a line runs in its worker and says what it changed", async () => {
  expect(await run("sort -r notes.md | nl > scratch/sorted.md; cat scratch/sorted.md")).toEqual({
    status: "ran",
    stdout: "     1\ttwo\n     2\tone\n",
    stderr: "",
    exitCode: 0,
    changes: [{ path: "scratch/sorted.md", before: null, after: "     1\ttwo\n     2\tone\n" }],
  });
});

test("a command of ours is asked of the page, each in its turn", async () => {
  expect(await run("test; run 1 2")).toMatchObject({
    stdout: "tests with solution.py, notes.md\ncall with solution.py, notes.md\n",
  });
});

test("a locked file stays, and the line that is not permitted does not run", async () => {
  expect(await run("echo x > solution.py")).toMatchObject({ changes: [], exitCode: 1 });
  expect(await run("ls; rm notes.md", defaultWhitelist)).toMatchObject({ status: "refused" });
});

test.each([
  ["curl", "curl http://127.0.0.1/api/attempts"],
  ["wget", "wget /api/attempts"],
  ["a device of bash", "cat < /dev/tcp/127.0.0.1/80"],
  ["files of the machine", "cat /etc/passwd /runner/python.json"],
  ["a script in a file", "printf 'fetch(\"/api/attempts\")' > scratch/a.js; js-exec scratch/a.js"],
])("%s reaches nothing", async (_name, line) => {
  const outcome = await run(line);
  expect(outcome).toMatchObject({ status: "ran", stdout: "" });
  expect(outcome).not.toMatchObject({ exitCode: 0 });
  expect(harness.strayRequests).toEqual([]);
});

test("an endless line ends at a limit, and the next one runs", async () => {
  expect(await run("while true; do true; done")).toMatchObject({ status: "ran", exitCode: 126 });
  expect(await run("echo still here")).toMatchObject({ stdout: "still here\n" });
});
