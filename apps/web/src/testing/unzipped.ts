import { strFromU8, unzipSync } from "fflate";

/** The files of a ZIP by their paths, as text. */
export async function unzipped(response: Response): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}
