import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { FromSandbox } from "../../drive/messages/protocol.ts";
import type { SandboxEnd, SandboxHandle } from "../../drive/sandbox-handle.ts";
import { denoArguments, sandboxEnvironment } from "../runtime/deno-command.ts";
import { runtimeFiles } from "../runtime/runtime-files.ts";
import type { Confinement } from "./confinement.ts";
import { kernelSlackBytes, limitData, usualMemoryBytes } from "./kernel-limit.ts";
import { forgetPeakOf, memoryOf, waitedMs } from "./process-usage.ts";
import { readMessages } from "./read-messages.ts";
import type { MemoryWatch } from "./watch-memory.ts";

export type Engine = "javascript" | "python";
export type SandboxProcess = SandboxHandle & {
  readonly pid: number;
  /** Resolves when it is ready for a program, rejects when it could not start. */
  readonly ready: Promise<void>;
  /** Sets another memory limit than the usual one for the next program. */
  allowMemory(memoryBytes: number): Promise<void>;
  /** Ends it from our side; its run rejects. */
  withdraw(): void;
  /** Resolves when every part of it is gone. */
  readonly gone: Promise<void>;
};

/** What confines a sandbox, and who is told what it did. */
export type Guards = {
  confinement: Confinement;
  watch: MemoryWatch;
  /** True when the kernel should enforce the memory limit as well; a failure to set it is reported. */
  hasKernelLimit: boolean;
  onKernelRefused(): void;
  onForged(): void;
};

const maxStderrChars = 8_000;
/** A start that takes longer has failed, so that whoever waits gets an error. */
export const startLimitMs = 60_000;

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

export function startSandbox(engine: Engine, folder: string, guards: Guards): SandboxProcess {
  const { confinement } = guards;
  const [file = "", ...args] = confinement.wrap(folder, commands[engine]);
  const child = spawn(file, args, {
    env: sandboxEnvironment,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "pipe", confinement.tellsPid ? "pipe" : "ignore"],
  });
  return watchSandbox(child, guards);
}

function watchSandbox(child: ChildProcess, guards: Guards): SandboxProcess {
  const { confinement, watch } = guards;
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
  let idleDataBytes = 0;
  let limitBytes = 0;
  let overBytes = 0;
  let complaint = "";
  let isReady = false;
  let isOver = false;

  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  /** The engine reported it, or the watchdog or the kernel killed the process before we did. */
  const ranOutOfMemory = (): boolean =>
    /out of memory/i.test(complaint) || child.signalCode === "SIGKILL" || child.exitCode === 137;
  async function holdData(memoryBytes: number): Promise<void> {
    if (!guards.hasKernelLimit) return;
    const dataBytes = idleDataBytes + memoryBytes + kernelSlackBytes;
    const isHeld = await limitData(pid, dataBytes, confinement);
    if (!isHeld && !isOver && memoryOf(pid)) guards.onKernelRefused();
  }
  function killAll(): void {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    kill(-child.pid);
    if (pid !== child.pid) kill(pid);
  }
  /** A wrapper that is killed while starting leaves a child that waits for ever, so it is allowed to finish first. */
  function destroy(): void {
    isOver = true;
    watch.forget(pid);
    if (isReady) killAll();
    else ready.then(killAll, killAll);
  }
  function end(how: SandboxEnd): void {
    if (isOver) return;
    destroy();
    if (how.kind === "forged") guards.onForged();
    if (how.kind === "out-of-memory") overBytes = Math.max(overBytes, idleBytes + limitBytes);
    listener?.end(how);
  }

  info?.on("data", (chunk: Buffer) => {
    pid = Number(/"child-pid": (\d+)/.exec(chunk.toString())?.[1] ?? pid);
  });
  stdin.on("error", () => undefined);
  stderr.on("data", (chunk: Buffer) => {
    if (complaint.length < maxStderrChars) complaint += chunk.toString("latin1");
  });
  let sayReady = (): void => undefined;
  const messages = readMessages(stdout, secret, {
    ready: () => sayReady(),
    message(message: FromSandbox) {
      if (!isOver) listener?.message(message);
    },
    forged: () => end({ kind: "forged" }),
  });
  const saidReady = new Promise<void>((resolve, reject) => {
    sayReady = resolve;
    gone.then(() =>
      reject(new Error(`A sandbox did not start (${confinement.name}): ${complaint}`)),
    );
  });
  const startTimer = setTimeout(killAll, startLimitMs);
  gone.then(() => clearTimeout(startTimer));
  const ready = saidReady.then(async () => {
    clearTimeout(startTimer);
    const memory = memoryOf(pid);
    idleBytes = memory?.residentBytes ?? 0;
    idleDataBytes = memory?.dataBytes ?? 0;
    await holdData(usualMemoryBytes);
    forgetPeakOf(pid);
    stdin.write(`${secret}\n`);
    isReady = true;
  });
  // Callers that do not wait for `ready` learn of a failed start from `gone`.
  ready.catch(() => undefined);
  gone.then(() => end({ kind: ranOutOfMemory() ? "out-of-memory" : "ended" }));

  return {
    get pid() {
      return pid;
    },
    ready,
    gone,
    destroy,
    release: destroy,
    withdraw: () => end({ kind: "withdrawn" }),
    waitedMs: () => waitedMs(pid),
    refuse: () => end({ kind: "forged" }),
    async allowMemory(memoryBytes) {
      if (memoryBytes !== usualMemoryBytes) await holdData(memoryBytes);
    },
    send: (message) => void stdin.write(`${JSON.stringify(message)}\n`),
    listen(newListener) {
      listener = newListener;
      if (isOver) newListener.end({ kind: "withdrawn" });
    },
    limit(memoryBytes, budget) {
      messages.expect(budget);
      limitBytes = memoryBytes;
      watch.watch(pid, idleBytes + memoryBytes, (bytes) => {
        overBytes = bytes;
        end({ kind: "out-of-memory" });
      });
    },
    takePeakBytes() {
      const peak = Math.max(overBytes, memoryOf(pid)?.peakBytes ?? 0);
      forgetPeakOf(pid);
      return Math.max(0, peak - idleBytes);
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
