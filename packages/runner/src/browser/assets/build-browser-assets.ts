import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { build } from "esbuild";
import { runtimeFiles } from "../../server/runtime/runtime-files.ts";
import { stageRuntime } from "../../server/runtime/stage-runtime.ts";
import type { PythonManifest } from "../fetch-python-files.ts";
import { fileHeaders, shellHeaders, workerHeaders } from "./headers.ts";

/** One file to serve below the runner's path, with these headers. */
export type BrowserAsset = { name: string; body: Uint8Array; headers: Record<string, string> };
export type BrowserAssets = {
  /** A hash of the content: with it in the path every file may be cached for good. */
  version: string;
  files: BrowserAsset[];
};

const source = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const compress = promisify(gzip);

type Options = {
  cacheDir?: string;
  /** Modules that export `check`, by name; served as `checker-<name>.js`. */
  checkerSources?: Readonly<Record<string, string>>;
};

export async function buildBrowserAssets(options: Options = {}): Promise<BrowserAssets> {
  const { folder } = await stageRuntime(options.cacheDir);
  const [javaScriptWorker, pythonWorker, shellWorker] = await Promise.all([
    bundleWorker("javascript.worker.ts"),
    bundleWorker("python.worker.ts"),
    bundleWorker("shell.worker.ts"),
  ]);
  const [wasm, standardLibrary, snapshot] = await Promise.all(
    [
      join(runtimeFiles.pyodide, "pyodide.asm.wasm"),
      join(runtimeFiles.pyodide, "python_stdlib.zip"),
      runtimeFiles.snapshot,
    ].map((name) => readCompressed(join(folder, name))),
  );
  const packed = {
    wasm: asset("pyodide.asm.wasm.gz", wasm, fileHeaders("application/octet-stream")),
    standardLibrary: asset(
      "python_stdlib.zip.gz",
      standardLibrary,
      fileHeaders("application/octet-stream"),
    ),
    snapshot: asset("python.snapshot.gz", snapshot, fileHeaders("application/octet-stream")),
  };
  const lock = await readFile(join(folder, runtimeFiles.pyodide, "pyodide-lock.json"), "utf8");
  const files = [
    asset("javascript-worker.js", javaScriptWorker, workerHeaders),
    asset("python-worker.js", pythonWorker, workerHeaders),
    asset("shell-worker.js", shellWorker, shellHeaders),
    asset("python.json", JSON.stringify(manifestOf(packed, lock)), fileHeaders("application/json")),
    ...Object.values(packed),
    ...Object.entries(options.checkerSources ?? {}).map(([name, source]) =>
      asset(`checker-${name}.js`, source, fileHeaders("text/javascript; charset=utf-8")),
    ),
  ];
  const hash = createHash("sha256");
  for (const { body } of files) hash.update(body);
  return { version: hash.digest("hex").slice(0, 16), files };
}

/** Compressed once for each set of versions and stored beside the file; several processes may race for it. */
async function readCompressed(path: string): Promise<Uint8Array> {
  const kept = `${path}.gz`;
  try {
    return await readFile(kept);
  } catch {
    const body = await compress(await readFile(path), { level: 9 });
    const draft = `${kept}.${randomUUID()}`;
    // If it cannot be stored, the next start compresses again.
    await writeFile(draft, body)
      .then(() => rename(draft, kept))
      .catch(() => rm(draft, { force: true }));
    return body;
  }
}

const asset = (
  name: string,
  body: Uint8Array | string | undefined,
  headers: Record<string, string>,
): BrowserAsset => ({
  name,
  body: typeof body === "string" ? Buffer.from(body) : (body ?? new Uint8Array()),
  headers,
});

/** Only the standard library: without the list of packages that Pyodide could download. */
function manifestOf(
  packed: Record<keyof PythonManifest["files"], BrowserAsset>,
  lock: string,
): PythonManifest {
  const file = ({ name, body }: BrowserAsset) => ({ path: name, bytes: body.length });
  return {
    lock: JSON.stringify({ ...(JSON.parse(lock) as object), packages: {} }),
    files: {
      wasm: file(packed.wasm),
      standardLibrary: file(packed.standardLibrary),
      snapshot: file(packed.snapshot),
    },
  };
}

async function bundleWorker(name: string): Promise<Uint8Array | undefined> {
  const { outputFiles } = await build({
    entryPoints: [source(name)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "browser",
    minify: true,
    loader: { ".py": "text" },
    // just-bash imports it for commands that the shell leaves out.
    alias: { "node:zlib": source("shell/no-compression.ts") },
    external: ["node:*", "ws"],
    logLevel: "silent",
  });
  return outputFiles[0]?.contents;
}
