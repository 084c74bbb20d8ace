import { spawn } from "node:child_process";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Binaries, binary } from "./binaries.ts";
import type { DataFolder } from "./data-folder.ts";
import { EmbeddedServerError, unless } from "./errors.ts";
import { HOST } from "./port.ts";
import { type Postmaster, readPostmaster } from "./postmaster-file.ts";
import { worksIn } from "./process-check.ts";
import { as, serverEnvironment } from "./server-user.ts";
import { until } from "./until.ts";

const READY_MS = 120_000;
const MAX_LOG_BYTES = 1_000_000;
const STOP_STEPS = [
  ["SIGINT", 15_000], // fast: ends every session, then a checkpoint
  ["SIGQUIT", 5_000], // immediate: recovers at the next start
  ["SIGKILL", 5_000],
] as const;

const settings = {
  listen_addresses: HOST,
  unix_socket_directories: "",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
};
const forgetfulSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  shared_buffers: "64MB",
};

export type Launch = {
  binaries: Binaries;
  folder: DataFolder;
  home: string;
  port: number;
  durable: boolean;
};
type Launched = { postmaster: Postmaster } | { failed: string };

/** In its own session, so that Ctrl-C in the terminal does not reach the server. */
export async function launch({ binaries, folder, home, port, durable }: Launch): Promise<Launched> {
  const logFile = join(home, "postgres.log");
  const tooLong = ((await stat(logFile).catch(unless("ENOENT")))?.size ?? 0) > MAX_LOG_BYTES;
  const log = await open(logFile, tooLong ? "w" : "a", 0o600);
  try {
    const { size: alreadySaid } = await log.stat();
    const options = Object.entries({ ...settings, ...(durable ? {} : forgetfulSettings) });
    const child = spawn(
      binary(binaries, "postgres"),
      ["-D", folder.path, "-p", String(port), ...options.flatMap(([k, v]) => ["-c", `${k}=${v}`])],
      {
        ...as(folder.user),
        cwd: "/",
        env: serverEnvironment,
        detached: true,
        stdio: ["ignore", log.fd, log.fd],
      },
    );
    child.unref();
    let ended: string | undefined;
    child.once("error", (error) => {
      ended = error.message;
    });
    child.once("exit", (exitCode, signal) => {
      ended ??= `it ended with ${signal ?? exitCode}`;
    });
    const launched = await until<Launched>(async () => {
      if (ended !== undefined) return { failed: (await lastWords(logFile, alreadySaid)) || ended };
      const postmaster = await readPostmaster(folder.path);
      return postmaster?.ready && postmaster.pid === child.pid ? { postmaster } : undefined;
    }, READY_MS);
    if (launched) return launched;
    child.kill("SIGQUIT");
    throw new EmbeddedServerError(
      `The database was not ready within ${READY_MS / 1000} seconds; ${logFile} says why.`,
    );
  } finally {
    await log.close();
  }
}

export async function stopPostmaster(dataFolder: string, pid: number): Promise<void> {
  for (const [signal, limitMs] of STOP_STEPS) {
    if (!worksIn(dataFolder, pid)) return;
    process.kill(pid, signal);
    if (await until(() => (worksIn(dataFolder, pid) ? undefined : true), limitMs)) return;
  }
  throw new EmbeddedServerError(`The database (process ${pid}) does not stop.`);
}

async function lastWords(logFile: string, from: number): Promise<string> {
  const said = (await readFile(logFile)).subarray(from).toString();
  return said.match(/(?:FATAL|PANIC|error): .*/g)?.join("; ") ?? said.trim().slice(-300);
}
