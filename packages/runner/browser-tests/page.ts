import "@dodona/trace-component";
import type { RunOutcome, RunRequest, Trace, TraceRequest } from "@foothold/core/runs";
import { agreementCheckers } from "../src/agreement/expect-agreement.ts";
import { createBrowserRunner } from "../src/browser/index.ts";

type Harness = {
  run(request: RunRequest): Promise<RunOutcome>;
  trace(request: TraceRequest): Promise<Trace>;
  preload(language: RunRequest["language"]): Promise<{ ms: number; progress: [number, number][] }>;
  showTrace(trace: Trace, step: number): void;
};

const baseUrl = document.documentElement.dataset.runner ?? "/";
const progress: [number, number][] = [];
const runner = createBrowserRunner({
  baseUrl,
  checkers: agreementCheckers,
  onProgress: (_language, { loadedBytes, totalBytes }) => progress.push([loadedBytes, totalBytes]),
});
const harness: Harness = {
  run: (request) => runner.run(request),
  trace: (request) => runner.trace(request),
  async preload(language) {
    const started = performance.now();
    await runner.preload(language);
    return { ms: performance.now() - started, progress };
  },
  showTrace(trace, step) {
    const view = document.createElement("tc-trace") as HTMLElement & {
      trace: unknown;
      selectedFrame: number;
    };
    view.trace = trace.steps;
    view.selectedFrame = step;
    document.body.append(view);
  },
};
(globalThis as unknown as { harness: Harness }).harness = harness;
