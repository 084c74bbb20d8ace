import { fork } from "node:child_process";
import { join, relative } from "node:path";
import { web } from "../paths.mjs";
import { childEnvironment } from "../process/child-environment.mjs";
import { Failure } from "../stages/failure.mjs";
import { openRotatingLog } from "./rotating-log.mjs";

const GRACE_MS = 6_000;
const TAIL_BYTES = 4_000;

/**
 * Starts the server process. `ready` resolves to where it serves and how to sign in; `ended` to the failure of a server
 * that stopped by itself.
 */
export function serve({
  env,
  shutdown,
  onStage = () => {},
  onListen = () => {},
  showOutput = false,
  entry = join(web, "src/server/main.ts"),
  log,
}) {
  const output = openRotatingLog(log);
  let tail = "";
  let failure;
  const child = fork(entry, [], {
    env: { ...childEnvironment(), ...env },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output.write(chunk);
      if (showOutput) process.stdout.write(chunk);
      tail = (tail + chunk).slice(-TAIL_BYTES);
    });
  }

  const ready = new Promise((resolve) => {
    child.on("message", (message) => {
      if (message.type === "stage") onStage(message.name);
      if (message.type === "listen") onListen();
      if (message.type === "ready") resolve(message);
      if (message.type === "failed") failure = new Failure(message.message);
    });
  });
  const closed = new Promise((resolve) => {
    child.on("error", resolve);
    child.on("close", (code, signal) => {
      output.close();
      resolve(
        failure ??
          new Failure(
            `The server stopped by itself (${signal ?? `exit code ${code}`}): its output is in ${relative(process.cwd(), log)}.`,
            { tail: tail.trimEnd().split("\n") },
          ),
      );
    });
  });

  const kill = () => killTree(child);
  shutdown.defer(async () => {
    child.kill("SIGTERM");
    const timer = setTimeout(kill, GRACE_MS);
    if (shutdown.forced.aborted) kill();
    shutdown.forced.addEventListener("abort", kill);
    await closed;
    clearTimeout(timer);
  });
  return { ready, closed, pid: child.pid };
}

/** With the helpers it may have started, which share its process group. */
function killTree(child) {
  if (process.platform === "win32") {
    child.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // They went by themselves.
  }
}
