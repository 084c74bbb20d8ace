import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { timed } from "./measure.ts";
import { bareProgram } from "./workloads.ts";

const run = promisify(execFile);

/** The interpreter itself, not a launcher; null when none is installed. */
function findPython(): string | null {
  try {
    return execFileSync("python3", ["-c", "import sys; print(sys.executable)"]).toString().trim();
  } catch {
    return null;
  }
}

export type BareInterpreters = {
  node: () => Promise<number>;
  python: (() => Promise<number>) | null;
  close(): void;
};

export function bareInterpreters(): BareInterpreters {
  const folder = mkdtempSync(join(tmpdir(), "foothold-bench-"));
  const nodeFile = join(folder, "bare.js");
  const pythonFile = join(folder, "bare.py");
  writeFileSync(nodeFile, bareProgram("javascript"));
  writeFileSync(pythonFile, bareProgram("python"));
  const python = findPython();
  return {
    node: () => timed(() => run(process.execPath, [nodeFile])),
    python: python === null ? null : () => timed(() => run(python, [pythonFile])),
    close: () => rmSync(folder, { recursive: true }),
  };
}
