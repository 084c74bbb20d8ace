import "@dodona/trace-component";
import type { RunOutcome, RunRequest, Trace, TraceRequest } from "@foothold/core/runs";
import { agreementCheckers } from "../src/agreement/expect-agreement.ts";
import {
  createBrowserRunner,
  createBrowserShell,
  type ShellRequest,
} from "../src/browser/index.ts";
import type { CommandOutcome } from "../src/shell/index.ts";

type Harness = {
  run(request: RunRequest): Promise<RunOutcome>;
  trace(request: TraceRequest): Promise<Trace>;
  preload(language: RunRequest["language"]): Promise<{ ms: number; progress: [number, number][] }>;
  showTrace(trace: Trace, step: number): void;
  command(request: ShellRequest): Promise<CommandOutcome>;
};

const baseUrl = document.documentElement.dataset.runner ?? "/";
const progress: [number, number][] = [];
const runner = createBrowserRunner({
  baseUrl,
  checkers: agreementCheckers,
  onProgress: (_language, { loadedBytes, totalBytes }) => progress.push([loadedBytes, totalBytes]),
});
/** Answers with what it was asked, so that the way there and back can be seen. */
const shell = createBrowserShell({
  baseUrl,
  askRunner: async ({ kind, files }) => {
    const stdout = `${kind} with ${Object.keys(files).join(", ")}\n`;
    return { stdout, stderr: "", exitCode: 0 };
  },
});
const harness: Harness = {
  command: (request) => shell.run(request),
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
