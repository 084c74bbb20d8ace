import { readdirSync, readFileSync } from "node:fs";

/**
 * Finds wrappers left by a server that was killed while they were starting: they have no parent, wait for ever, and
 * name our folder in their command. Finds none when we are process 1 ourselves, because our own children look the same.
 */
export function findOrphans(folder: string): number[] {
  if (process.platform !== "linux" || process.pid === 1) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isOrphan(pid, folder))
    .map(Number);
}

function isOrphan(pid: string, folder: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1];
    const command = readFileSync(`/proc/${pid}/cmdline`, "latin1").split("\0");
    return parent === "1" && command[0] === "bwrap" && command.includes(folder);
  } catch {
    return false;
  }
}

export function reapOrphans(folder: string): void {
  for (const pid of findOrphans(folder)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Not ours to end, or gone.
    }
  }
}
