import type { Language, RunOutcome, RunRequest, Trace, TraceRequest } from "@foothold/core/runs";
import type { Page } from "playwright-core";
import type { ShellRequest } from "../src/browser/index.ts";
import type { CommandOutcome } from "../src/shell/index.ts";

type Call = "run" | "trace" | "preload" | "showTrace" | "command";

async function call<Result>(page: Page, name: Call, ...args: unknown[]): Promise<Result> {
  const script = `harness.${name}(...${JSON.stringify(args)}).then(JSON.stringify)`;
  return JSON.parse((await page.evaluate(script)) as string) as Result;
}

export const runIn = (page: Page, request: RunRequest): Promise<RunOutcome> =>
  call(page, "run", request);
export const traceIn = (page: Page, request: TraceRequest): Promise<Trace> =>
  call(page, "trace", request);
export const preloadIn = (
  page: Page,
  language: Language,
): Promise<{ ms: number; progress: [number, number][] }> => call(page, "preload", language);
export const commandIn = (page: Page, request: ShellRequest): Promise<CommandOutcome> =>
  call(page, "command", request);
