import type { Language, RunOutcome } from "@foothold/core/runs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneTest } from "../src/agreement/programs.ts";
import { openBrowser } from "./open-browser.ts";
import { preloadIn, runIn } from "./run-in-page.ts";
import { type Harness, serveHarness } from "./serve-harness.ts";

let browser: Browser;
let page: Page;
let harness: Harness;
const requests: string[] = [];

beforeAll(async () => {
  [browser, harness] = await Promise.all([openBrowser(), serveHarness()]);
  page = await browser.newPage();
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(harness.url);
  await page.evaluate(
    "indexedDB.open('app'), localStorage.setItem('draft', 'mine'), caches.open('app')",
  );
});
afterAll(async () => {
  await browser.close();
  await harness.close();
});

const run = (language: Language, code: string): Promise<RunOutcome> =>
  runIn(page, oneTest(language, code, { limits: { testMs: 3_000 } }));
const statusOf = async (language: Language, code: string): Promise<string | undefined> =>
  (await run(language, code)).tests[0]?.status;

describe("a JavaScript program", () => {
  test.each([
    ["the app's API by fetch", "const f = () => fetch('/api/attempts').then((r) => r.text());"],
    [
      "the app's API by XMLHttpRequest",
      "const f = () => { const x = new XMLHttpRequest(); x.open('GET', '/api/attempts', false); x.send(); };",
    ],
    ["a web socket", "const f = () => new WebSocket('ws://' + location.host);"],
    ["an event source", "const f = () => new EventSource('/api/events');"],
    ["a script of the app", "const f = () => importScripts('/page.js');"],
    ["a module of the app", "const f = () => import('/page.js');"],
    ["the databases of the page", "const f = () => indexedDB.databases();"],
    ["the caches of the page", "const f = () => caches.keys();"],
    ["the files of the origin", "const f = () => navigator.storage.getDirectory();"],
    ["the cookies", "const f = () => cookieStore.getAll();"],
    ["the local storage", "const f = () => localStorage.draft;"],
    ["another worker", "const f = () => new Worker('/page.js');"],
    ["a shared channel", "const f = () => new BroadcastChannel('app').postMessage(1);"],
    ["the page's own messages", "const f = () => postMessage('{}');"],
    ["the scope's prototype", "const f = () => Object.getPrototypeOf(globalThis).fetch.x;"],
    ["a beacon", "const f = () => navigator.sendBeacon('/api/attempts', 'x');"],
    [
      "the constructor's constructor",
      "const f = () => f.constructor.constructor('return fetch')();",
    ],
  ])("cannot reach %s", async (_name, code) => {
    expect(await statusOf("javascript", code)).toBe("errored");
  });
});

describe("a Python program", () => {
  const climb = (code: string): string =>
    `from pyodide.ffi import to_js\ndef f(): return to_js([1]).constructor.constructor(${JSON.stringify(code)})()`;
  test.each([
    ["the app's API through js", "from js import fetch\ndef f(): return fetch('/api/attempts')"],
    [
      "the app's API through run_js",
      "from pyodide.code import run_js\ndef f(): return run_js(\"fetch('/api/attempts')\")",
    ],
    [
      "the app's API through open_url",
      "from pyodide.http import open_url\ndef f(): return open_url('/api/attempts').read()",
    ],
    ["the fetch behind a constructor", climb("return fetch('/api/attempts')")],
    ["a request behind a constructor", climb("return new XMLHttpRequest()")],
    ["a database behind a constructor", climb("return indexedDB.databases()")],
    ["a worker behind a constructor", climb("return new Worker('/page.js')")],
    ["the page's messages behind a constructor", climb("return postMessage('{}')")],
    ["a channel behind a constructor", climb("return new BroadcastChannel('app')")],
  ])("cannot reach %s", async (_name, code) => {
    expect(await statusOf("python", code)).toBe("errored");
  });
});

test("the policy of a worker's own response refuses every request, even where a door was left open", async () => {
  const results = await page.evaluate(`new Promise((resolve, reject) => {
    const worker = new Worker("/probe.js", { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
  })`);
  expect(results).toEqual({
    fetch: "refused",
    request: "refused",
    module: "refused",
    worker: "refused",
    socket: "refused",
    eval: "reached",
  });
});

describe("engines", () => {
  test("Python is fetched only when it is chosen, with progress to the last byte", async () => {
    const fresh = await browser.newPage();
    const asked: string[] = [];
    fresh.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await fresh.goto(harness.url);
    await runIn(fresh, oneTest("javascript", "const f = () => 1;"));
    expect(asked.filter((path) => /python|pyodide/.test(path))).toEqual([]);
    const { progress } = await preloadIn(fresh, "python");
    expect(progress.length).toBeGreaterThan(2);
    const [loaded, total] = progress.at(-1) ?? [0, 1];
    expect(loaded).toBe(total);
    await fresh.close();
  });

  test.each([
    ["javascript", "function f() { for (;;); }", "const f = () => 5;"],
    ["python", "def f():\n    while True: pass", "def f(): return 5"],
  ] as const)(
    "a %s program that never ends is killed, and the next one runs",
    async (language, endless, honest) => {
      const stopped = await runIn(page, oneTest(language, endless, { limits: { testMs: 300 } }));
      expect(stopped.status).toBe("timed-out");
      const next = await runIn(page, oneTest(language, honest, { expected: 5 }));
      expect(next.status).toBe("passed");
    },
  );

  test("Python is warm after its first run", async () => {
    await runIn(page, oneTest("python", "def f(): return 1", { expected: 1 }));
    const before = requests.length;
    const again = await runIn(page, oneTest("python", "def f(): return 2", { expected: 2 }));
    expect(again.status).toBe("passed");
    expect(requests.slice(before)).toEqual([]);
  });

  test("what one program leaves behind, the next does not see", async () => {
    await runIn(
      page,
      oneTest("javascript", "globalThis.left = 1; const f = () => (Array.prototype.left = 1);"),
    );
    const after = await runIn(
      page,
      oneTest("javascript", "const f = () => [typeof left, [].left ?? null];", {
        expected: ["undefined", null],
      }),
    );
    expect(after.status).toBe("passed");
    await runIn(page, oneTest("python", "import builtins\nbuiltins.left = 1\ndef f(): pass"));
    const python = await runIn(
      page,
      oneTest("python", "def f(): return 'left' in dir(__builtins__)", { expected: false }),
    );
    expect(python.status).toBe("passed");
  });
});

test("the app's API was never asked", () => expect(harness.strayRequests).toEqual([]));
