import { readFileSync } from "node:fs";

const tickMs = 10;
const pageBytes = 4_096;

/** null where the process is gone, or the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ", 2)[1]);
    return Number.isFinite(pages) ? pages * pageBytes : null;
  } catch {
    return null;
  }
}

/** User and system time together; null where the process is gone, or the system does not tell. */
export function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : null;
  } catch {
    return null;
  }
}
