import { readFileSync } from "node:fs";

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
