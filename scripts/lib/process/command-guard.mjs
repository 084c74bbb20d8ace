import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

// Runs one command in its own session, and ends all of it when asked to or when the parent process is gone, even when
// that was killed with -9. It first sends what Ctrl-C sends, so that test runners clean up after themselves.
const escalation = [
  ["SIGINT", 0],
  ["SIGTERM", 2_500],
  ["SIGKILL", 5_000],
];
const [command, ...args] = process.argv.slice(2);
let stopping = false;

// What is started from here on inherits it.
if (process.env.COMMAND_PRIORITY) setPriority(Number(process.env.COMMAND_PRIORITY));

// Registered before the command starts, whose first message may already be the order to stop.
process.on("disconnect", stop);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);

const child = spawn(command, args, {
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32" && !/\.exe$/i.test(command),
});
child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code) => {
  if (stopping) signalAll("SIGKILL");
  process.exit(code ?? 1);
});

function stop() {
  if (stopping) return;
  stopping = true;
  for (const [signal, afterMs] of escalation) setTimeout(() => signalAll(signal), afterMs);
}

function signalAll(signal) {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
    return;
  }
  if (signal === "SIGKILL") killOtherGroups();
  process.kill(-process.pid, signal);
}

/** Some programs put their children into other process groups; on Linux the session finds them. */
function killOtherGroups() {
  for (const pid of listProcesses().filter(isInOurSession)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It went by itself.
    }
  }
}

function listProcesses() {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").map(Number).filter(Number.isInteger);
}

function isInOurSession(pid) {
  try {
    const [, session] = /\) \S+ \d+ \d+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
    return pid !== process.pid && Number(session) === process.pid;
  } catch {
    return false;
  }
}
