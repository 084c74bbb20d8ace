import type { PythonFiles } from "./python-files.ts";

export type Progress = { loadedBytes: number; totalBytes: number };
/** The compressed sizes, for the progress bar: `python.json` of the assets. */
export type PythonManifest = {
  lock: string;
  files: Record<"wasm" | "standardLibrary" | "snapshot", { path: string; bytes: number }>;
};

/** Fetches the gzipped files of Python once, and reports the progress. */
export async function fetchPythonFiles(
  baseUrl: string,
  onProgress: (progress: Progress) => void,
): Promise<PythonFiles> {
  const manifest = (await (await get(`${baseUrl}python.json`)).json()) as PythonManifest;
  const totalBytes = Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0);
  let loadedBytes = 0;
  const load = async (name: keyof PythonManifest["files"]): Promise<ArrayBuffer> => {
    const response = await get(`${baseUrl}${manifest.files[name].path}`);
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          loadedBytes += chunk.length;
          onProgress({ loadedBytes, totalBytes });
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(
      counted?.pipeThrough(new DecompressionStream("gzip")) ?? null,
    ).arrayBuffer();
  };
  const [wasm, standardLibrary, snapshot] = await Promise.all([
    load("wasm"),
    load("standardLibrary"),
    load("snapshot"),
  ]);
  return { kind: "files", wasm, standardLibrary, snapshot, lock: manifest.lock };
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
