import { spawnSync } from "node:child_process";
import { defaultRunLimits } from "@foothold/core/runs";
import type { Launcher } from "../launch/open-launcher.ts";
import { sandboxEnvironment } from "../runtime/deno-command.ts";
import type { Confinement } from "./confinement.ts";

/**
 * Above the watchdog's limit, so that the watchdog acts first and names the reason; the kernel acts when the watchdog
 * is late.
 */
export const kernelSlackBytes = 64 * 1024 * 1024;
export const usualMemoryBytes = defaultRunLimits.memoryBytes;

const prlimit = (pid: string, dataBytes: number): string[] => [
  "prlimit",
  "--pid",
  pid,
  // Only the soft limit, so that it can be raised for a problem that needs more. The program itself cannot raise it.
  `--data=${dataBytes}:`,
];

/**
 * `RLIMIT_DATA` counts memory that a process may write to, resident or not. `RLIMIT_AS` would refuse V8, which reserves
 * far more addresses than it uses; reserved pages cannot be written and do not count as data.
 */
export async function limitData(
  pid: number,
  dataBytes: number,
  { launcher, confinement }: { launcher: Launcher; confinement: Confinement },
): Promise<boolean> {
  const command = [...confinement.asItsUser(), ...prlimit(String(pid), dataBytes)];
  return (await launcher.run(command)) === 0;
}

/**
 * Only a process of the same user may set the limit of another, so a server run by root does it as the sandbox's user.
 */
export function canLimitData({ asItsUser }: Confinement): boolean {
  if (process.platform !== "linux") return false;
  const script = prlimit("$$", 2 ** 30).join(" ");
  const [file = "", ...args] = [...asItsUser(), "sh", "-c", script];
  return spawnSync(file, args, { env: sandboxEnvironment, stdio: "ignore" }).status === 0;
}
