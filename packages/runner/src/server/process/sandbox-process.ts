import { randomBytes } from "node:crypto";
import type { Writable } from "node:stream";
import type { FromSandbox } from "../../drive/messages/protocol.ts";
import type { SandboxEnd, SandboxHandle } from "../../drive/sandbox-handle.ts";
import type { Launched, Launcher } from "../launch/open-launcher.ts";
import { type Engine, sandboxCommand } from "../runtime/sandbox-command.ts";
import type { Confinement } from "./confinement.ts";
import { kernelSlackBytes, limitData, usualMemoryBytes } from "./kernel-limit.ts";
import { kill } from "./kill.ts";
import type { MemoryGroups } from "./memory-groups.ts";
import { forgetPeakOf, memoryOf, waitedMs } from "./process-usage.ts";
import { readMessages } from "./read-messages.ts";
import type { MemoryWatch } from "./watch-memory.ts";

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

/** The limits of a sandbox, and the callbacks for failed limits and forged messages. */
export type Guards = {
  launcher: Launcher;
  confinement: Confinement;
  watch: MemoryWatch;
  /** True when the kernel should enforce the memory limit as well; a failure to set it is reported. */
  hasKernelLimit: boolean;
  /** null where control groups cannot be had. */
  groups: MemoryGroups | null;
  onKernelRefused(): void;
  onGroupRefused(): void;
  onForged(): void;
};

const maxStderrChars = 8_000;
/** A start that takes longer has failed, so that whoever waits gets an error. */
export const startLimitMs = 60_000;

export function startSandbox(engine: Engine, folder: string, guards: Guards): SandboxProcess {
  const { confinement, launcher } = guards;
  const command = confinement.wrap(folder, (seen) => sandboxCommand(engine, seen));
  return watchSandbox(launcher.start(command, confinement.tellsPid), guards);
}

export function watchSandbox(launched: Launched, guards: Guards): SandboxProcess {
  const { confinement, watch } = guards;
  const secret = randomBytes(18).toString("base64url");
  let stdin: Writable | undefined;
  let listener: Parameters<SandboxHandle["listen"]>[0] | undefined;
  let idleBytes = 0;
  let idleDataBytes = 0;
  let limitBytes = 0;
  let overBytes = 0;
  let complaint = "";
  let isReady = false;
  let isOver = false;

  const gone = launched.gone.then(() => undefined);
  /** The engine reported it, or the watchdog or the kernel killed the process before we did. */
  const ranOutOfMemory = (): boolean =>
    /out of memory/i.test(complaint) ||
    launched.end?.signal === "SIGKILL" ||
    launched.end?.code === 137;
  async function holdData(memoryBytes: number): Promise<void> {
    const { pid } = launched;
    const isGrouped = guards.groups?.hold(pid, memoryBytes + kernelSlackBytes);
    if (isGrouped === false && !isOver && memoryOf(pid)) guards.onGroupRefused();
    if (!guards.hasKernelLimit) return;
    if (launched.limitsOwnData && memoryBytes === usualMemoryBytes) return;
    const dataBytes = idleDataBytes + memoryBytes + kernelSlackBytes;
    const isHeld = await limitData(pid, dataBytes, guards);
    if (!isHeld && !isOver && memoryOf(pid)) guards.onKernelRefused();
  }
  function killAll(): void {
    const { end: ended, groupPid, pid } = launched;
    if (ended || groupPid === 0) return;
    kill(-groupPid);
    if (pid !== groupPid) kill(pid);
  }
  /** A wrapper that is killed while starting leaves a child that waits for ever, so it is allowed to finish first. */
  function destroy(): void {
    isOver = true;
    watch.forget(launched.pid);
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

  let sayReady = (): void => undefined;
  let messages: ReturnType<typeof readMessages> | undefined;
  void launched.streams.then((streams) => {
    stdin = streams.stdin;
    stdin.on("error", () => undefined);
    streams.stderr.on("data", (chunk: Buffer) => {
      if (complaint.length < maxStderrChars) complaint += chunk.toString("latin1");
    });
    messages = readMessages(streams.stdout, secret, {
      ready: () => sayReady(),
      message(message: FromSandbox) {
        if (!isOver) listener?.message(message);
      },
      forged: () => end({ kind: "forged" }),
    });
    for (const output of [streams.stdout, streams.stderr]) output.resume();
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
    const { pid } = launched;
    const memory = memoryOf(pid);
    idleBytes = memory?.residentBytes ?? 0;
    idleDataBytes = memory?.dataBytes ?? 0;
    await holdData(usualMemoryBytes);
    forgetPeakOf(pid);
    stdin?.write(`${secret}\n`);
    isReady = true;
  });
  // Callers that do not wait for `ready` learn of a failed start from `gone`.
  ready.catch(() => undefined);
  gone.then(() => {
    if (launched.end?.code === null && launched.end.signal === null) end({ kind: "withdrawn" });
    else end({ kind: ranOutOfMemory() ? "out-of-memory" : "ended" });
    guards.groups?.release(launched.pid);
  });

  return {
    get pid() {
      return launched.pid;
    },
    ready,
    gone,
    destroy,
    release: destroy,
    withdraw: () => end({ kind: "withdrawn" }),
    waitedMs: () => waitedMs(launched.pid),
    refuse: () => end({ kind: "forged" }),
    async allowMemory(memoryBytes) {
      if (memoryBytes !== usualMemoryBytes) await holdData(memoryBytes);
    },
    send: (message) => void stdin?.write(`${JSON.stringify(message)}\n`),
    listen(newListener) {
      listener = newListener;
      if (isOver) newListener.end({ kind: "withdrawn" });
    },
    limit(memoryBytes, budget) {
      messages?.expect(budget);
      limitBytes = memoryBytes;
      watch.watch(launched.pid, idleBytes + memoryBytes, (bytes) => {
        overBytes = bytes;
        end({ kind: "out-of-memory" });
      });
    },
    takePeakBytes() {
      const { pid } = launched;
      const peak = Math.max(overBytes, memoryOf(pid)?.peakBytes ?? 0);
      forgetPeakOf(pid);
      return Math.max(0, peak - idleBytes);
    },
  };
}
