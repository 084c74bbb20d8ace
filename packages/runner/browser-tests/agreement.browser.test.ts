import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agreedExpectation, agreedPart } from "../src/agreement/expect-agreement.ts";
import { javaScriptPrograms } from "../src/agreement/javascript-programs.ts";
import { pythonPrograms } from "../src/agreement/python-programs.ts";
import { pythonWorkspaces } from "../src/agreement/workspaces/python-workspaces.ts";
import { scriptWorkspaces } from "../src/agreement/workspaces/script-workspaces.ts";
import { openBrowser } from "./open-browser.ts";
import { runIn } from "./run-in-page.ts";
import { type Harness, serveHarness } from "./serve-harness.ts";

let browser: Browser;
let page: Page;
let harness: Harness;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, harness] = await Promise.all([openBrowser(), serveHarness()]);
  page = await browser.newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(harness.url);
});
afterAll(async () => {
  await browser.close();
  await harness.close();
});

describe.each([
  ["JavaScript and TypeScript", javaScriptPrograms],
  ["Python", pythonPrograms],
  ["Workspaces of Python", pythonWorkspaces],
  ["Workspaces of JavaScript and TypeScript", scriptWorkspaces],
])("%s in the browser", (_language, programs) => {
  test.each(programs.map((program) => [program.name, program] as const))(
    "%s",
    async (_name, program) => {
      const outcome = await runIn(page, program.request);
      expect(agreedPart(program, outcome)).toEqual(agreedExpectation(program));
    },
  );
});

test("nothing but the runner's files was asked of the server, and the page has no errors", () => {
  expect(harness.strayRequests).toEqual([]);
  expect(complaints).toEqual([]);
});
