import { gunzipSync, gzipSync } from "node:zlib";
import { buildBrowserAssets } from "@foothold/runner/browser/assets";

export type ShippedFile = { name: string; storedBytes: number; sentBytes: number };

/** The bytes sent to the browser: scripts gzipped as a server sends them, other files as stored. */
export async function measureBrowserBytes(): Promise<ShippedFile[]> {
  const { files } = await buildBrowserAssets();
  return files.map(({ name, body }) =>
    name.endsWith(".gz")
      ? { name, storedBytes: gunzipSync(body).length, sentBytes: body.length }
      : { name, storedBytes: body.length, sentBytes: gzipSync(body).length },
  );
}
