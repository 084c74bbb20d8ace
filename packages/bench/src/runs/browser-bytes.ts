import { gunzipSync, gzipSync } from "node:zlib";
import { buildBrowserAssets } from "@foothold/runner/browser/assets";

export type ShippedFile = { name: string; storedBytes: number; sentBytes: number };

/** What travels to the browser: scripts gzipped as a server sends them, the rest as it lies there. */
export async function measureBrowserBytes(): Promise<ShippedFile[]> {
  const { files } = await buildBrowserAssets();
  return files.map(({ name, body }) =>
    name.endsWith(".gz")
      ? { name, storedBytes: gunzipSync(body).length, sentBytes: body.length }
      : { name, storedBytes: body.length, sentBytes: gzipSync(body).length },
  );
}
