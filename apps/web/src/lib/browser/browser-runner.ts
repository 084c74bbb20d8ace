import { type BrowserRunner, createBrowserRunner } from "@foothold/runner/browser";
import type { Checkers } from "@foothold/runner/compare";
import { engineUrl } from "./engine-url.ts";

export type EngineProgress = { loadedBytes: number; totalBytes: number };

type Options = {
  /** Judges answers where a problem has several right ones. */
  checker?: string | undefined;
  onProgress: (progress: EngineProgress) => void;
};

/** Opens the engines in the learner's browser. They are fast, but only the server's runs decide. */
export async function openBrowserRunner({ checker, onProgress }: Options): Promise<BrowserRunner> {
  const baseUrl = await engineUrl();
  return createBrowserRunner({
    baseUrl,
    checkers: checker === undefined ? {} : await fetchChecker(baseUrl, checker),
    onProgress: (_language, progress) => onProgress(progress),
  });
}

type Check = (args: unknown, expected: unknown, actual: unknown) => true | string;

/** The checker is part of the catalogue and trusted; it reads data and runs no program of a learner. */
async function fetchChecker(baseUrl: string, name: string): Promise<Checkers> {
  const url = `${baseUrl}checker-${name}.js`;
  const { check }: { check: Check } = await import(/* turbopackIgnore: true */ url);
  return {
    [name]({ args, expected, actual }) {
      const verdict = check(structuredClone(args), expected, actual);
      return verdict === true ? { passed: true } : { passed: false, reason: String(verdict) };
    },
  };
}
