import { gzipSync } from "node:zlib";
import { buildBrowserAssets } from "@foothold/runner/browser/assets";

/** What travels for each language: scripts gzipped as a server sends them, the rest as it is stored. */
export async function measureBrowserBytes(): Promise<{ name: string; bytes: number }[]> {
  const { files } = await buildBrowserAssets();
  return files.map(({ name, body }) => ({
    name,
    bytes: /\.(js|json)$/.test(name) ? gzipSync(body).length : body.length,
  }));
}
