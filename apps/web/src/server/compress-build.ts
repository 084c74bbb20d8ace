import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const staticDirectory = join(dirname(fileURLToPath(import.meta.url)), "../../.next/static");
const worthIt = /\.(js|css|svg|json|wasm)$/;
/** Higher levels take far longer and save almost nothing. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Part of the build: writes a compressed copy of every file for each encoding. */
const names = await readdir(staticDirectory, { recursive: true });
await Promise.all(
  names
    .filter((name) => worthIt.test(name))
    .map(async (name) => {
      const file = join(staticDirectory, name);
      const body = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(body));
    }),
);
