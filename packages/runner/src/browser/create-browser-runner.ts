import type { StopSignal } from "@foothold/core/coach";
import { AppError } from "@foothold/core/errors";
import type { Language, Runner } from "@foothold/core/runs";
import type { Checkers } from "../compare/judge-result.ts";
import { driveRun } from "../drive/drive-run.ts";
import { driveTrace, untraced } from "../drive/drive-trace.ts";
import { didNotCompile, refuseSource } from "../drive/prepare-program.ts";
import { cancelledError, whenCancelled } from "../drive/withdrawn.ts";
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

/** For speed, never trusted: only the server's result counts. Nothing is loaded before it is needed. */
export function createBrowserRunner(options: BrowserRunnerOptions): BrowserRunner {
  const { baseUrl, checkers = {}, onProgress = () => undefined } = options;
  let javaScript: WorkerSandbox | undefined;
  let python: WorkerSandbox | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

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
      sandbox.fail,
    );
    python = sandbox;
    return sandbox;
  }
  const warm = (language: Language) => (language === "python" ? warmPython() : warmJavaScript());
  async function ready(language: Language): Promise<WorkerSandbox> {
    const sandbox = warm(language);
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
  /** One run after the other, since a page has one learner. */
  function inTurn<Result>(
    language: Language,
    signal: StopSignal | undefined,
    task: (sandbox: WorkerSandbox) => Promise<Result>,
  ): Promise<Result> {
    const turn = queue.then(async () => {
      const sandbox = await unlessCancelled(signal, ready(language));
      if (language !== "python") javaScript = undefined;
      try {
        return await task(sandbox);
      } finally {
        if (!isClosed) warm(language);
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  }

  return {
    run(request, signal) {
      const tooLong = refuseSource(request);
      if (tooLong) return Promise.resolve(didNotCompile(request, tooLong));
      return inTurn(request.language, signal, (sandbox) =>
        driveRun(sandbox, request, checkers, signal),
      );
    },
    trace(request, signal) {
      const tooLong = refuseSource(request);
      if (tooLong) return Promise.resolve(untraced(tooLong));
      return inTurn(request.language, signal, (sandbox) =>
        driveTrace(sandbox, request, checkers, signal),
      );
    },
    preload: (language) => ready(language).then(() => undefined),
    close() {
      isClosed = true;
      javaScript?.destroy();
      python?.destroy();
    },
  };
}

/** An engine that is still loading continues, for the next run. */
function unlessCancelled<Result>(
  signal: StopSignal | undefined,
  wait: Promise<Result>,
): Promise<Result> {
  if (signal?.aborted) return Promise.reject(cancelledError());
  let stopListening = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    stopListening = whenCancelled(signal, () => reject(cancelledError()));
  });
  return Promise.race([wait, cancelled]).finally(() => stopListening());
}
