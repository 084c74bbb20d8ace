import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildBrowserAssets } from "./build-browser-assets.ts";

export type WrittenAssets = {
  version: string;
  /** Path below the folder, and the headers to serve it with. */
  files: { path: string; bytes: number; headers: Record<string, string> }[];
};

/** Writes the files to `<folder>/<version>/` and beside them `assets.json`, the list of what to serve how. */
export async function writeBrowserAssets(folder: string): Promise<WrittenAssets> {
  const { version, files } = await buildBrowserAssets();
  await mkdir(join(folder, version), { recursive: true });
  for (const { name, body } of files) await writeFile(join(folder, version, name), body);
  const written = {
    version,
    files: files.map(({ name, body, headers }) => ({
      path: `${version}/${name}`,
      bytes: body.length,
      headers,
    })),
  };
  await writeFile(join(folder, "assets.json"), JSON.stringify(written, null, 2));
  return written;
}
