import { constants } from "node:fs";
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSandbox, type SandboxBundles } from "./bundle-sandbox.ts";
import { type EngineFiles, findEngineFiles } from "./engine-files.ts";
import { exists } from "./exists.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { type Runtime, runtimeFiles } from "./runtime-files.ts";
import { hashOf, stagedRecord } from "./staged-record.ts";

const draftMs = 60 * 60_000;
const unusedMs = 7 * 24 * 60 * 60_000;
const pyodideFiles = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
];

/** Builds the folder once for a set of versions and finds it again later; several processes may race for it. */
export async function stageRuntime(cacheDir?: string): Promise<Runtime> {
  const engine = findEngineFiles();
  const root = await ownFolder(
    cacheDir ?? join(tmpdir(), `foothold-runner-${process.getuid?.() ?? "user"}`),
  );
  const record = stagedRecord(root, engine.version);
  const found = await record.find();
  if (found) return { folder: await touched(found) };

  const { sources, ...bundles } = await bundleSandbox();
  const folder = join(root, `${engine.version}-${hashOf(JSON.stringify(bundles))}`);
  if (!(await exists(join(folder, runtimeFiles.snapshot)))) {
    await removeOld(root);
    await build(root, folder, engine, bundles);
  }
  await record.keep(folder, sources);
  return { folder: await touched(folder) };
}

async function build(
  root: string,
  folder: string,
  engine: EngineFiles,
  bundles: Omit<SandboxBundles, "sources">,
): Promise<void> {
  const snapshotName = `snapshot-${engine.version}-${hashOf(bundles.makeSnapshot)}`;
  const draft = await mkdtemp(join(root, "draft-"));
  try {
    await chmod(draft, 0o755);
    await place(engine.denoBinary, join(draft, runtimeFiles.deno));
    await mkdir(join(draft, runtimeFiles.pyodide), { mode: 0o755 });
    for (const name of pyodideFiles) {
      await place(join(engine.pyodideFolder, name), join(draft, runtimeFiles.pyodide, name));
    }
    await writeFile(join(draft, runtimeFiles.javascript), bundles.javascript, { mode: 0o644 });
    await writeFile(join(draft, runtimeFiles.python), bundles.python, { mode: 0o644 });
    await writeFile(join(draft, runtimeFiles.makeSnapshot), bundles.makeSnapshot, { mode: 0o644 });
    await place(await keptSnapshot(root, draft, snapshotName), join(draft, runtimeFiles.snapshot));
    await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Made again only when Python or our part of it has changed. */
async function keptSnapshot(root: string, draft: string, name: string): Promise<string> {
  const kept = join(root, name);
  if (!(await exists(kept))) {
    const fresh = join(draft, "fresh.snapshot");
    await makeSnapshot(draft, fresh);
    await rename(fresh, kept);
  }
  return touched(kept);
}

/** Marks a version as in use, so that it is not removed as old. */
async function touched(path: string): Promise<string> {
  await utimes(path, new Date(), new Date());
  return path;
}

/** Removes versions that nobody has started for a week, and drafts whose builder died. */
async function removeOld(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    // Another process may have removed it meanwhile.
    const usedAt = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    const keptMs = name.startsWith("draft-") ? draftMs : unusedMs;
    if (Date.now() - usedAt > keptMs) await rm(path, { recursive: true, force: true });
  }
}

/** Links the file, or copies it across file systems. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

/** Refuses a folder that someone else could have put there or can write to. */
async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(path);
  const isOurs = process.getuid === undefined || uid === process.getuid();
  if (isOurs && (process.platform === "win32" || (mode & 0o022) === 0)) return path;
  const fresh = await mkdtemp(join(tmpdir(), "foothold-runner-"));
  await chmod(fresh, 0o755);
  return fresh;
}
