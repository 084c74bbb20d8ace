import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { memoryOf } from "./process-usage.ts";

/**
 * Runs as its own process, so that it checks in time however busy the server is. It reads `watch <pid> <bytes>` and
 * `forget <pid>`, kills a process that takes too much, and then writes `over <pid> <bytes>`.
 */
const checkMs = 10;
type Watched = { limitBytes: number; startedAt: string };
const watched = new Map<number, Watched>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Distinguishes a process from a later one with the same id. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

function check(): void {
  for (const [pid, { limitBytes, startedAt }] of watched) {
    const bytes = memoryOf(pid)?.peakBytes;
    if (bytes === undefined || startOf(pid) !== startedAt) watched.delete(pid);
    else if (bytes > limitBytes) {
      watched.delete(pid);
      process.kill(pid, "SIGKILL");
      process.stdout.write(`over ${pid} ${bytes}\n`);
    }
  }
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [order, pidText, bytesText] = line.split(" ");
    const pid = Number(pidText);
    const startedAt = startOf(pid);
    if (order === "forget") watched.delete(pid);
    else if (startedAt !== undefined) {
      watched.set(pid, { limitBytes: Number(bytesText), startedAt });
      timer ??= setInterval(check, checkMs);
    }
  })
  .on("close", () => process.exit(0));
