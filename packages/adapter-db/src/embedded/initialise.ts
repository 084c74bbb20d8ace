import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Binaries, binary } from "./binaries.ts";
import type { DataFolder } from "./data-folder.ts";
import { EmbeddedServerError, unless } from "./errors.ts";
import { as, serverEnvironment } from "./server-user.ts";
import { removeUnfinished, unfinished } from "./unfinished.ts";

export const SUPERUSER = "foothold";

type Initialise = { binaries: Binaries; folder: DataFolder; password: string; durable: boolean };

/** Creates the database in a draft folder and moves it when complete, so that half a database is never started. */
export async function initialise({ binaries, folder, password, durable }: Initialise) {
  await removeUnfinished(folder.path);
  const draft = unfinished(folder.path);
  const passwordFile = join(draft, "password");
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (folder.user) {
      for (const path of [draft, passwordFile]) await chown(path, folder.user.uid, folder.user.gid);
    }
    await runInitdb(binaries, folder, join(draft, "data"), passwordFile, durable);
    // Another start at the same time may have been first; its database is as good as ours.
    await rename(join(draft, "data"), folder.path).catch(unless("ENOTEMPTY", "EEXIST"));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function runInitdb(
  binaries: Binaries,
  { user }: DataFolder,
  target: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const initdb = spawn(
    binary(binaries, "initdb"),
    [
      `--pgdata=${target}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    { ...as(user), cwd: "/", env: serverEnvironment, stdio: ["ignore", "ignore", "pipe"] },
  );
  const [said, [exitCode]] = await Promise.all([text(initdb.stderr), once(initdb, "close")]);
  if (exitCode === 0) return;
  const reason = said.match(/(?:FATAL|PANIC|error): .*/)?.[0] ?? `initdb ended with ${exitCode}`;
  throw /No space left on device/.test(said)
    ? new Error("No space left on device")
    : new EmbeddedServerError(`The database could not be set up: ${reason}`);
}
