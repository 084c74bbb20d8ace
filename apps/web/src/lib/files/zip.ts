import { Zip, ZipDeflate } from "fflate";

type ZippedFile = {
  path: string;
  text: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
};

/** A ZIP that is produced while it is read, so that only one piece is in memory. */
export async function* zipOf(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const encoder = new TextEncoder();
  for (const { path, text } of files) {
    const entry = new ZipDeflate(path);
    zip.add(entry);
    for await (const piece of text) {
      entry.push(typeof piece === "string" ? encoder.encode(piece) : piece);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
