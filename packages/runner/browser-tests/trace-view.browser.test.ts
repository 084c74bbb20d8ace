import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TraceRequest } from "@foothold/core/runs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./open-browser.ts";
import { traceIn } from "./run-in-page.ts";
import { type Harness, serveHarness } from "./serve-harness.ts";

const pictures = fileURLToPath(new URL("../test-results/", import.meta.url));
let browser: Browser;
let page: Page;
let harness: Harness;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  [browser, harness] = await Promise.all([openBrowser(), serveHarness()]);
});
afterAll(async () => {
  await browser.close();
  await harness.close();
});

test.each([
  [
    "javascript",
    "function f(numbers, from) {\n  if (from === numbers.length) return { sum: 0, odd: false };\n  const rest = f(numbers, from + 1);\n  return { sum: rest.sum + numbers[from], odd: true };\n}",
  ],
  [
    "python",
    "def f(numbers, start):\n    if start == len(numbers): return {'sum': 0, 'odd': False}\n    rest = f(numbers, start + 1)\n    return {'sum': rest['sum'] + numbers[start], 'odd': True}",
  ],
] as const)("a recursion in %s is recorded and shown in the browser", async (language, code) => {
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(harness.url);
  const request: TraceRequest = { language, code, entryPoint: "f", args: [[4, 7], 0] };
  const trace = await traceIn(page, request);
  expect(trace.result).toMatchObject({ kind: "returned", value: { sum: 11, odd: true } });
  const step = trace.steps.findIndex(({ event }) => event === "return") + 1;
  await page.evaluate(`harness.showTrace(${JSON.stringify(trace)}, ${step})`);
  await page.getByText("Global frame").waitFor();
  expect(await page.locator("tc-stack-element").count()).toBe(4 - 1);
  expect(await page.locator("tc-heap-element").count()).toBeGreaterThan(0);
  await page.screenshot({ path: `${pictures}trace-${language}.png` });
  await page.close();
});
