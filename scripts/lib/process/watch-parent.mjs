const POLL_MS = 500;

/**
 * npm's SIGTERM ends the shell between npm and us and leaves us behind, so a changed parent means stop.
 * Only under npm: a process put into the background by a script is meant to outlive that script.
 */
export function watchParent(onOrphaned, env = process.env) {
  if (!env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onOrphaned();
  }, POLL_MS);
  timer.unref();
}
