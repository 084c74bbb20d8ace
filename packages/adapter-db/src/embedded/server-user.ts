import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { EmbeddedServerError } from "./errors.ts";

/** The user that the server runs as. null: our own; PostgreSQL only refuses root. */
export type ServerUser = { uid: number; gid: number } | null;

const CANDIDATES = ["postgres", "nobody"];

/** When root starts it, existing data keeps its owner and new data belongs to an unprivileged user. */
export function chooseServerUser(ownerOfData: { uid: number; gid: number } | null): ServerUser {
  if (process.getuid?.() !== 0) return null;
  if (ownerOfData && ownerOfData.uid !== 0) return { uid: ownerOfData.uid, gid: ownerOfData.gid };
  const known = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const candidate of CANDIDATES) {
    const [, , uid, gid] = known.find(([name]) => name === candidate) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedServerError(
    "PostgreSQL refuses to run as root and there is no user postgres or nobody: add one, or start Foothold as a normal user.",
  );
}

export function as(user: ServerUser): { uid?: number; gid?: number } {
  return user ?? {};
}

// Tries it as that user, because mode bits say nothing about the folders above.
export function canEnter(folder: string, user: ServerUser): boolean {
  return succeeds("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], user);
}

export function canRun(binary: string, user: ServerUser): boolean {
  return succeeds(binary, ["--version"], user);
}

function succeeds(command: string, parameters: string[], user: ServerUser): boolean {
  const { status } = spawnSync(command, parameters, {
    ...as(user),
    cwd: "/",
    env: serverEnvironment,
    stdio: "ignore",
  });
  return status === 0;
}

/** None of our variables: a PGPORT or LANG of the person who starts Foothold must not reach the server. */
export const serverEnvironment = {
  LC_ALL: "C",
  PATH: process.env.PATH,
} as unknown as NodeJS.ProcessEnv;
