import { spawn, spawnSync } from "node:child_process";
import { defaultRunLimits } from "@foothold/core/runs";
import { sandboxEnvironment } from "../runtime/deno-command.ts";
import type { Confinement } from "./confinement.ts";

/** The watchdog comes first and names what happened; the kernel holds where the watchdog is late. */
export const kernelSlackBytes = 64 * 1024 * 1024;
export const usualMemoryBytes = defaultRunLimits.memoryBytes;

const prlimit = (pid: string, dataBytes: number): string[] => [
  "prlimit",
  "--pid",
  pid,
  // The soft limit alone, so that it can be raised for a problem that needs more. A program cannot raise it.
  `--data=${dataBytes}:`,
];

/**
 * `RLIMIT_DATA` counts what a process may write to, resident or not. V8 reserves far more addresses than it uses, so
 * `RLIMIT_AS` would refuse it; but reserved pages cannot be written, and are not data until they are used.
 */
export function limitData(
  pid: number,
  dataBytes: number,
  { asItsUser }: Confinement,
): Promise<boolean> {
  const [file = "", ...args] = [...asItsUser(), ...prlimit(String(pid), dataBytes)];
  return new Promise((resolve) => {
    const child = spawn(file, args, { env: sandboxEnvironment, stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Only a process of the same user may limit another: a server run by root has to ask as the sandbox's user. */
export function canLimitData({ asItsUser }: Confinement): boolean {
  if (process.platform !== "linux") return false;
  const script = prlimit("$$", 2 ** 30).join(" ");
  const [file = "", ...args] = [...asItsUser(), "sh", "-c", script];
  return spawnSync(file, args, { env: sandboxEnvironment, stdio: "ignore" }).status === 0;
}
