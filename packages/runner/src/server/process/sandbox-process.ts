import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { FromSandbox } from "../../drive/protocol.ts";
import type { SandboxEnd, SandboxHandle } from "../../drive/sandbox-handle.ts";
import { denoArguments, sandboxEnvironment } from "../runtime/deno-command.ts";
import { runtimeFiles } from "../runtime/runtime-files.ts";
import type { Confinement } from "./confinement.ts";
import { processorMs, residentBytes } from "./process-usage.ts";
import { readMessages } from "./read-messages.ts";

export type Engine = "javascript" | "python";
export type SandboxProcess = SandboxHandle & {
  readonly pid: number;
  /** Resolves when it waits for a program, rejects when it could not start. */
  readonly ready: Promise<void>;
  /** Ends it from our side; a run in it rejects. */
  withdraw(): void;
  /** Resolves when nothing of it is left. */
  readonly gone: Promise<void>;
};

export const memoryCheckMs = 10;
const maxStderrChars = 8_000;

const commands: Record<Engine, (folder: string) => string[]> = {
  javascript: (folder) => denoArguments(folder, join(folder, runtimeFiles.javascript)),
  python: (folder) => {
    const pyodide = join(folder, runtimeFiles.pyodide);
    const snapshot = join(folder, runtimeFiles.snapshot);
    return denoArguments(folder, join(folder, runtimeFiles.python), {
      read: `${pyodide},${snapshot}`,
      args: [pyodide, snapshot],
    });
  },
};

export function startSandbox(
  engine: Engine,
  folder: string,
  confinement: Confinement,
): SandboxProcess {
  const [file = "", ...args] = confinement.wrap(folder, commands[engine]);
  const child = spawn(file, args, {
    env: sandboxEnvironment,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "pipe", confinement.tellsPid ? "pipe" : "ignore"],
  });
  return watchSandbox(child, confinement);
}

function watchSandbox(child: ChildProcess, confinement: Confinement): SandboxProcess {
  const [stdin, stdout, stderr, info] = child.stdio as unknown as [
    Writable,
    Readable,
    Readable,
    Readable | null,
  ];
  const secret = randomBytes(18).toString("base64url");
  let pid = child.pid ?? 0;
  let listener: Parameters<SandboxHandle["listen"]>[0] | undefined;
  let idleBytes = 0;
  let peakBytes = 0;
  let complaint = "";
  let isReady = false;
  let isOver = false;
  let memoryTimer: ReturnType<typeof setInterval> | undefined;

  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  const measure = (): void => {
    peakBytes = Math.max(peakBytes, (residentBytes(pid) ?? 0) - idleBytes);
  };
  function killAll(): void {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    kill(-child.pid);
    if (pid !== child.pid) kill(pid);
  }
  /** A wrapper that is killed while it sets up leaves a child that waits for it for ever, so it may finish. */
  function destroy(): void {
    isOver = true;
    clearInterval(memoryTimer);
    if (isReady) killAll();
    else ready.then(killAll, killAll);
  }
  function end(how: SandboxEnd): void {
    if (isOver) return;
    destroy();
    listener?.end(how);
  }

  info?.on("data", (chunk: Buffer) => {
    pid = Number(/"child-pid": (\d+)/.exec(chunk.toString())?.[1] ?? pid);
  });
  stdin.on("error", () => undefined);
  stderr.on("data", (chunk: Buffer) => {
    if (complaint.length < maxStderrChars) complaint += chunk.toString("latin1");
  });
  const ready = new Promise<void>((resolve, reject) => {
    readMessages(stdout, secret, {
      ready() {
        isReady = true;
        idleBytes = residentBytes(pid) ?? 0;
        stdin.write(`${secret}\n`);
        resolve();
      },
      message(message: FromSandbox) {
        if (!isOver) listener?.message(message);
      },
      flooded: () => end({ kind: "flooded" }),
    });
    gone.then(() =>
      reject(new Error(`A sandbox did not start (${confinement.name}): ${complaint}`)),
    );
  });
  // Those who do not wait for it learn of a failed start from `gone`.
  ready.catch(() => undefined);
  gone.then(() => end({ kind: /out of memory/i.test(complaint) ? "out-of-memory" : "ended" }));

  return {
    get pid() {
      return pid;
    },
    ready,
    gone,
    destroy,
    release: destroy,
    withdraw: () => end({ kind: "withdrawn" }),
    cpuMs: () => processorMs(pid),
    send: (message) => void stdin.write(`${JSON.stringify(message)}\n`),
    listen(newListener) {
      listener = newListener;
      if (isOver) newListener.end({ kind: "withdrawn" });
    },
    limitMemory(limitBytes) {
      memoryTimer = setInterval(() => {
        measure();
        if (peakBytes > limitBytes) end({ kind: "out-of-memory" });
      }, memoryCheckMs);
    },
    takePeakBytes() {
      measure();
      const peak = peakBytes;
      peakBytes = 0;
      return peak;
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It was quicker.
  }
}
