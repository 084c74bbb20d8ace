import { spawn } from "node:child_process";
import { constants } from "node:os";
import { childEnvironment } from "./child-environment.mjs";

/** Runs a command that uses the terminal itself; resolves to its exit code. */
export function runAttached(command, args, { cwd, env, shutdown }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...childEnvironment(), ...env },
    stdio: "inherit",
  });
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  const forget = shutdown.defer(() => {
    child.kill("SIGTERM");
    return ended;
  });
  return ended.finally(forget);
}
