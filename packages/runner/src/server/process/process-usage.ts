import { readFileSync, writeFileSync } from "node:fs";

const kilobyte = 1_024;
const nanosecondsInMs = 1_000_000;
/** Makes Linux reset a process's peak resident size. */
const forgetPeak = "5";

/** Without the pages of the engine's own files: they come in one by one as it runs, and are no program's. */
type Memory = {
  residentBytes: number;
  /** The peak resident size since the last reset. */
  peakBytes: number;
  /** All memory that it may write to, resident or not: what `RLIMIT_DATA` limits. */
  dataBytes: number;
};

/** null when the process is gone or the system does not tell. */
export function memoryOf(pid: number): Memory | null {
  const status = readProc(pid, "status");
  const residentBytes = kilobytes(status, "VmRSS");
  const peakBytes = kilobytes(status, "VmHWM");
  const fileBytes = kilobytes(status, "RssFile") ?? 0;
  const dataBytes = kilobytes(status, "VmData");
  if (residentBytes === null || peakBytes === null || dataBytes === null) return null;
  return {
    residentBytes: residentBytes - fileBytes,
    peakBytes: peakBytes - fileBytes,
    dataBytes,
  };
}

/** If that is not allowed, the peak is that of the whole run. */
export function forgetPeakOf(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, forgetPeak);
  } catch {
    // Not allowed here, or gone.
  }
}

/** How long its main thread was ready to run while the machine ran others; null when unknown. */
export function waitedMs(pid: number): number | null {
  const waited = Number(readProc(pid, "schedstat").split(" ")[1] ?? Number.NaN);
  return Number.isFinite(waited) ? waited / nanosecondsInMs : null;
}

function kilobytes(status: string, name: string): number | null {
  const text = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1];
  return text === undefined ? null : Number(text) * kilobyte;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
