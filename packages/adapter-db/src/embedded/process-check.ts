import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const hasProc = process.platform === "linux";

/** False for zombies too, whose ids stay until somebody reaps them. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return !hasProc || statOf(pid)?.state !== "Z";
}

/** Distinguishes a process from a later one with the same id. */
export function identityOf(pid: number): string {
  return `${pid} ${statOf(pid)?.startedAt ?? ""}`;
}

/** Whether `pid` is a PostgreSQL process of `dataFolder`, and not another process with the same id. */
export function worksIn(dataFolder: string, pid: number): boolean {
  const folder = workingFolder(pid);
  if (folder !== null) return folder === dataFolder;
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  // A process whose command is hidden may be ours: its file stays, and the password will tell.
  return command === null || command.includes(dataFolder);
}

/** After a postmaster died its children may live a moment longer, and a new one must wait for them. */
export function anyoneWorksIn(dataFolder: string): boolean {
  if (!hasProc) return false;
  return readdirSync("/proc").some(
    (name) => /^\d+$/.test(name) && workingFolder(Number(name)) === dataFolder,
  );
}

/** null also when we may not look: root without that capability cannot read another user's, as in containers. */
function workingFolder(pid: number): string | null {
  if (!hasProc) return null;
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** The command line, which everybody may read. */
function commandOf(pid: number): string | string[] | null {
  if (!hasProc) {
    const command = ["-o", "command=", "-p", String(pid)];
    return spawnSync("ps", command, { encoding: "utf8" }).stdout;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return null;
  }
}

function statOf(pid: number): { state: string | undefined; startedAt: string | undefined } | null {
  if (!hasProc) return null;
  try {
    // The name in the second field may contain anything, even spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { state: fields[0], startedAt: fields[19] };
  } catch {
    return null;
  }
}
