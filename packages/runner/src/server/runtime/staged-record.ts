import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { exists } from "./exists.ts";
import { runtimeFiles } from "./runtime-files.ts";

type Staged = { version: string; folder: string; sources: Record<string, string> };

export const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

/** Remembers what this checkout staged last and from which sources, because bundling them again to find out is slow. */
export function stagedRecord(root: string, version: string) {
  const file = join(root, `staged-${hashOf(import.meta.url)}.json`);
  return {
    /** The folder, if it still exists and no source has changed. */
    async find(): Promise<string | undefined> {
      try {
        const staged = JSON.parse(await readFile(file, "utf8")) as Staged;
        const isCurrent =
          staged.version === version &&
          isDeepStrictEqual(staged.sources, await hashesOf(Object.keys(staged.sources))) &&
          (await exists(join(staged.folder, runtimeFiles.snapshot)));
        return isCurrent ? staged.folder : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(folder: string, sources: string[]): Promise<void> {
      const staged: Staged = { version, folder, sources: await hashesOf(sources) };
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, JSON.stringify(staged), { mode: 0o644 });
      await rename(draft, file);
    },
  };
}

async function hashesOf(paths: string[]): Promise<Record<string, string>> {
  const hashes = await Promise.all(paths.map(async (path) => [path, hashOf(await readFile(path))]));
  return Object.fromEntries(hashes) as Record<string, string>;
}
