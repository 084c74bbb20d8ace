import { spawn, spawnSync } from "node:child_process";

// Runs one command in a process group of its own, and ends that whole group when asked to, or when
// whoever asked for the command is gone: even a parent killed with -9 leaves nothing running.
// First as Ctrl-C would, which test runners answer by putting away what they started.
const escalation = [
  ["SIGINT", 0],
  ["SIGTERM", 2_500],
  ["SIGKILL", 5_000],
];
const [command, ...args] = process.argv.slice(2);
let stopping = false;

const child = spawn(command, args, {
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32" && !/\.exe$/i.test(command),
});
child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code) => {
  if (stopping) signalGroup("SIGKILL");
  process.exit(code ?? 1);
});

process.on("disconnect", stop);
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);

function stop() {
  if (stopping) return;
  stopping = true;
  for (const [signal, afterMs] of escalation) setTimeout(() => signalGroup(signal), afterMs);
}

function signalGroup(signal) {
  if (process.platform === "win32") {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
    return;
  }
  process.kill(-process.pid, signal);
}
