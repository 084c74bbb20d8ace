import {
  AppError,
  type Language,
  type Runner,
  type RunRequest,
  type TraceRequest,
} from "@foothold/core";
import type { Checkers } from "../compare/judge-result.ts";
import { driveRun } from "../session/drive-run.ts";
import { driveTrace } from "../session/drive-trace.ts";
import { didNotCompile, refuseSource } from "../session/prepare-program.ts";
import { fetchPythonFiles, type Progress } from "./fetch-python-files.ts";
import { type WorkerSandbox, workerHandle } from "./worker-handle.ts";

export type BrowserRunnerOptions = {
  /** Where the assets are served, with a slash at the end. */
  baseUrl: string;
  checkers?: Checkers;
  onProgress?: (language: Language, progress: Progress) => void;
};
export type BrowserRunner = Runner & {
  /** Starts the language's engine ahead of its first run. */
  preload(language: Language): Promise<void>;
  close(): void;
};

/** For speed, never trusted: what counts is what the server says. Nothing is loaded before it is needed. */
export function createBrowserRunner(options: BrowserRunnerOptions): BrowserRunner {
  const { baseUrl, checkers = {}, onProgress = () => undefined } = options;
  let javaScript: WorkerSandbox | undefined;
  let python: WorkerSandbox | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function warmJavaScript(): WorkerSandbox {
    if (!javaScript?.isAlive) {
      const worker = new Worker(`${baseUrl}javascript-worker.js`, { type: "module" });
      javaScript = workerHandle(worker, { reusable: false });
    }
    return javaScript;
  }
  function warmPython(): WorkerSandbox {
    if (python?.isAlive) return python;
    const sandbox = workerHandle(new Worker(`${baseUrl}python-worker.js`, { type: "module" }), {
      reusable: true,
    });
    fetchPythonFiles(baseUrl, (progress) => onProgress("python", progress)).then(
      sandbox.give,
      sandbox.destroy,
    );
    python = sandbox;
    return sandbox;
  }
  async function ready(language: Language): Promise<WorkerSandbox> {
    const sandbox = language === "python" ? warmPython() : warmJavaScript();
    try {
      await sandbox.ready;
      return sandbox;
    } catch (cause) {
      throw new AppError(
        "runner-unavailable",
        "Programs cannot be run in this browser at the moment.",
        { cause },
      );
    }
  }
  /** One after another: a page has one learner. */
  function inTurn<Result>(
    language: Language,
    task: (sandbox: WorkerSandbox) => Promise<Result>,
  ): Promise<Result> {
    const turn = queue.then(async () => {
      const sandbox = await ready(language);
      if (language !== "python") javaScript = undefined;
      const result = await task(sandbox);
      if (language === "python") warmPython();
      else warmJavaScript();
      return result;
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    run(request: RunRequest) {
      const tooLong = refuseSource(request.code);
      if (tooLong) return Promise.resolve(didNotCompile(request, tooLong));
      return inTurn(request.language, (sandbox) => driveRun(sandbox, request, checkers));
    },
    trace(request: TraceRequest) {
      const error = refuseSource(request.code);
      if (error)
        return Promise.resolve({
          steps: [],
          cut: null,
          result: { kind: "did-not-compile", error },
        });
      return inTurn(request.language, (sandbox) => driveTrace(sandbox, request));
    },
    preload: (language) => ready(language).then(() => undefined),
    close() {
      javaScript?.destroy();
      python?.destroy();
    },
  };
}
