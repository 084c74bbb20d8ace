import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sandboxEnvironment } from "../runtime/deno-command.ts";

export type MemoryWatch = {
  /** Kills the process when more than this is resident, and then tells how much it was. */
  watch(pid: number, limitBytes: number, onOver: (bytes: number) => void): void;
  forget(pid: number): void;
  close(): void;
};

const script = fileURLToPath(new URL("memory-watchdog.ts", import.meta.url));
const restartMs = 100;

/** The server's side of the watchdog, which is started again if it ends. */
export function watchMemory(): MemoryWatch {
  const watched = new Map<number, { limitBytes: number; onOver(bytes: number): void }>();
  let isClosed = false;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(process.execPath, [script], {
      env: sandboxEnvironment,
      stdio: ["pipe", "pipe", "ignore"],
    });
    started.stdin.on("error", () => undefined);
    started.once("error", () => undefined);
    started.once("close", () => {
      if (isClosed) return;
      setTimeout(() => {
        if (isClosed) return;
        child = start();
        for (const [pid, { limitBytes }] of watched) say(`watch ${pid} ${limitBytes}`);
      }, restartMs).unref();
    });
    createInterface({ input: started.stdout }).on("line", (line) => {
      const [, pidText, bytesText] = line.split(" ");
      const pid = Number(pidText);
      watched.get(pid)?.onOver(Number(bytesText));
      watched.delete(pid);
    });
    started.unref();
    return started;
  }
  const say = (order: string): void => void child.stdin?.write(`${order}\n`);

  return {
    watch(pid, limitBytes, onOver) {
      watched.set(pid, { limitBytes, onOver });
      say(`watch ${pid} ${limitBytes}`);
    },
    forget(pid) {
      if (watched.delete(pid)) say(`forget ${pid}`);
    },
    close() {
      isClosed = true;
      child.stdin?.end();
    },
  };
}
