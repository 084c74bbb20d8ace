import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "./child-environment.mjs";

const guard = fileURLToPath(new URL("./command-guard.mjs", import.meta.url));
const TAIL_LINES = 60;

/**
 * Runs a command under the guard; resolves to `{code, tail}` when it ended, whatever the code. Its output goes to
 * `logFile`, and each line to `onLine`. `priority` is that of `os.setPriority`, for all that the command starts.
 */
export function runCommand(command, args, { cwd, env, logFile, onLine, priority, shutdown } = {}) {
  const child = spawn(process.execPath, [guard, command, ...args], {
    cwd,
    env: { ...withoutColours(childEnvironment()), ...env, COMMAND_PRIORITY: priority },
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = logFile ? openLog(logFile) : undefined;
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      log?.write(`${line}\n`);
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      onLine?.(line);
    });
  }
  const ended = new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", async (code) => {
      await log?.close();
      resolve({ code: code ?? 1, tail });
    });
  });
  const forget = shutdown?.defer(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return ended.finally(() => forget?.());
}

function withoutColours({ FORCE_COLOR: _, ...env }) {
  return { ...env, NO_COLOR: "1" };
}

function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  // A full disk is reported by the command itself, not by its log.
  const written = finished(stream).catch(() => {});
  return {
    write: (text) => stream.write(text),
    close() {
      stream.end();
      return written;
    },
  };
}
