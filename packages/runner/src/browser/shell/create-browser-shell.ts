import type { Permission } from "../../shell/permit/permission.ts";
import type { Whitelist } from "../../shell/permit/whitelist.ts";
import { COMMAND_LIMIT_MS } from "../../shell/run/limits.ts";
import type { AskRunner } from "../../shell/run/own-commands.ts";
import type { CommandOutcome } from "../../shell/run/run-command.ts";
import type { FromShell, ShellRequest, ToShell } from "./messages.ts";

type ShellOptions = {
  /** Where the runner's assets are served, with a slash at the end. */
  baseUrl: string;
  askRunner: AskRunner;
};
/** What a page needs to run commands: one worker for each, gone when the command has ended. */
export type BrowserShell = {
  run(request: ShellRequest, signal?: AbortSignal): Promise<CommandOutcome>;
  /** Decides whether a line that the coach proposed may run without asking the learner. Runs nothing. */
  decide(line: string, whitelist: Whitelist): Promise<Permission>;
};

/** The worker has its own limit; the page's holds where the worker no longer listens. */
const PAGE_LIMIT_MS = COMMAND_LIMIT_MS + 2_000;

export function createBrowserShell({ baseUrl, askRunner }: ShellOptions): BrowserShell {
  const openWorker = () => new Worker(`${baseUrl}shell-worker.js`, { type: "module" });
  return {
    decide(line, whitelist) {
      const worker = openWorker();
      return new Promise<Permission>((resolve, reject) => {
        worker.addEventListener("message", ({ data }: MessageEvent<FromShell>) => {
          if (data.kind === "decided") resolve(data.permission);
        });
        rejectOnError(worker, reject);
        worker.postMessage({ kind: "decide", line, whitelist } satisfies ToShell);
      }).finally(() => worker.terminate());
    },
    run(request, signal) {
      const worker = openWorker();
      const send = (message: ToShell): void => worker.postMessage(message);
      let limit: ReturnType<typeof setTimeout> | undefined;
      return new Promise<CommandOutcome>((resolve, reject) => {
        limit = setTimeout(() => resolve(ended("took too long", 124)), PAGE_LIMIT_MS);
        signal?.addEventListener("abort", () => resolve(ended("stopped", 130)), { once: true });
        worker.addEventListener("message", ({ data }: MessageEvent<FromShell>) => {
          if (data.kind === "done") return resolve(data.outcome);
          if (data.kind !== "ask") return;
          askRunner(data.request).then(
            (reply) => send({ kind: "reply", id: data.id, reply }),
            (error: unknown) => send({ kind: "reply", id: data.id, reply: failed(error) }),
          );
        });
        rejectOnError(worker, reject);
        send({ kind: "run", request });
      }).finally(() => {
        clearTimeout(limit);
        worker.terminate();
      });
    },
  };
}

function rejectOnError(worker: Worker, reject: (error: Error) => void): void {
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    reject(new Error(event.message || "The shell could not be started."));
  });
}

const ended = (stderr: string, exitCode: number): CommandOutcome => ({
  status: "ran",
  stdout: "",
  stderr: `${stderr}\n`,
  exitCode,
  changes: [],
});

const failed = (error: unknown) => ({
  stdout: "",
  stderr: `${error instanceof Error ? error.message : String(error)}\n`,
  exitCode: 1,
});
