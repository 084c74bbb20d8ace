import { readFileSync } from "node:fs";

const POLL_MS = 500;

/**
 * npm runs us through a shell and may end without ending either, so a changed parent means stop. Only under npm: a
 * process that a script puts into the background is meant to outlive the script.
 */
export function watchParent(onOrphaned, env = process.env) {
  if (!env.npm_lifecycle_event || process.platform === "win32") return;
  const before = lineage();
  const timer = setInterval(() => {
    if (lineage() === before) return;
    clearInterval(timer);
    onOrphaned();
  }, POLL_MS);
  timer.unref();
}

/** Our parent and, if that is npm's shell, the shell's parent. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, command, parent] = /\((.*)\) \S+ (\d+)/s.exec(stat);
    if (/^(ba|da|a|z)?sh$|^busybox$/.test(command)) return `${process.ppid} ${parent}`;
  } catch {
    // On other systems than Linux only the parent is known.
  }
  return String(process.ppid);
}
