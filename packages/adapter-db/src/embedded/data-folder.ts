import { createHash } from "node:crypto";
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rmdir,
  stat,
  symlink,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { EmbeddedServerError, errorCode, unless } from "./errors.ts";
import { canEnter, chooseServerUser, type ServerUser } from "./server-user.ts";

/** For checkouts that an unprivileged user cannot enter, such as one in root's home. */
export const SHARED_FOLDER = "/var/lib/foothold";

export type DataFolder = { path: string; user: ServerUser };

/** `<home>/postgres`: the data itself, or a link to it when the server could not reach it there. */
export async function chooseDataFolder(home: string): Promise<DataFolder> {
  const inHome = join(home, "postgres");
  const link = await readlink(inHome).catch(unless("ENOENT", "EINVAL"));
  const path = link ? resolve(home, link) : inHome;
  const owner = (await stat(path).catch(unless("ENOENT"))) ?? null;
  const user = chooseServerUser(owner);
  if (path !== inHome || canEnter(home, user)) return { path, user };
  if (owner) {
    throw new EmbeddedServerError(
      `The user the database in ${inHome} belongs to cannot enter that folder any more: allow it to pass through the folders above.`,
    );
  }
  const outside = join(SHARED_FOLDER, createHash("sha256").update(home).digest("hex").slice(0, 16));
  await mkdir(SHARED_FOLDER, { recursive: true });
  await chmod(SHARED_FOLDER, 0o755);
  // Left by an earlier checkout whose password is gone.
  await rename(outside, `${outside}.left-${Date.now()}`).catch(unless("ENOENT"));
  await symlink(outside, inHome).catch(unless("EEXIST"));
  return { path: outside, user };
}

/** Whether the folder has a database to start; throws when it has anything else. */
export async function holdsDatabase(folder: string, major: number): Promise<boolean> {
  const entries = await readdir(folder).catch(unless("ENOENT"));
  if (!entries) return false;
  if (entries.length === 0) {
    await rmdir(folder);
    return false;
  }
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch((error) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  if (version.trim() === String(major)) return true;
  throw new EmbeddedServerError(
    /^\d+\s*$/.test(version)
      ? `The database in ${folder} was made by PostgreSQL ${version.trim()} and this Foothold brings PostgreSQL ${major}: dump it with the older one, or move the folder away to begin afresh.`
      : `The folder ${folder} is not a PostgreSQL database: move it away to begin afresh.`,
  );
}
