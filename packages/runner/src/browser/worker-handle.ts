import { parseMessage } from "../drive/messages/parse-message.ts";
import type { ToSandbox } from "../drive/messages/protocol.ts";
import type { SandboxHandle } from "../drive/sandbox-handle.ts";
import type { PythonFiles } from "./python-files.ts";
import { readyMessage } from "./worker-port.ts";

export type WorkerSandbox = SandboxHandle & {
  readonly ready: Promise<void>;
  readonly isAlive: boolean;
  give(files: PythonFiles): void;
  /** The worker will never be ready. */
  fail(cause: unknown): void;
};

/** A worker as a sandbox. A `reusable` one runs the next program after one has ended normally. */
export function workerHandle(worker: Worker, options: { reusable: boolean }): WorkerSandbox {
  let listener: Parameters<SandboxHandle["listen"]>[0] | undefined;
  let isAlive = true;
  let refuse: (cause: unknown) => void;
  const destroy = (): void => {
    isAlive = false;
    listener = undefined;
    worker.terminate();
  };
  const fail = (cause: unknown): void => {
    refuse(cause);
    destroy();
  };
  const ready = new Promise<void>((resolve, reject) => {
    refuse = reject;
    worker.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (data === readyMessage) return resolve();
      const message = parseMessage(data);
      if (message) listener?.message(message);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const ended = listener;
      fail(new Error(event.message || "The worker could not be started."));
      ended?.end({ kind: /memory/i.test(event.message ?? "") ? "out-of-memory" : "ended" });
    });
  });
  ready.catch(() => undefined);
  return {
    ready,
    get isAlive() {
      return isAlive;
    },
    fail,
    give: (files) => worker.postMessage(files, [files.wasm, files.standardLibrary, files.snapshot]),
    send: (message: ToSandbox) => worker.postMessage(message),
    listen(newListener) {
      listener = newListener;
      if (!isAlive) newListener.end({ kind: "withdrawn" });
    },
    // A page cannot see a worker's memory; the browser stops one that takes too much.
    limit: () => undefined,
    takePeakBytes: () => 0,
    waitedMs: () => null,
    refuse() {
      const ended = listener;
      destroy();
      ended?.end({ kind: "forged" });
    },
    release() {
      listener = undefined;
      if (!options.reusable) destroy();
    },
    destroy,
  };
}
