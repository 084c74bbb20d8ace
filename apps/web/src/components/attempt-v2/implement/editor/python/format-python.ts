import type { FormatReply, FormatRequest, Formatted } from "./format-messages.ts";

let worker: Worker | null = null;
let lastId = 0;

/** Formats with Ruff, which the first call fetches. null when that failed; the next call tries again. */
export function formatPython(program: string): Promise<Formatted | null> {
  const asked =
    worker ?? new Worker(new URL("./ruff.worker.ts", import.meta.url), { type: "module" });
  worker = asked;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    function finish(result: Formatted | null) {
      asked.removeEventListener("message", onMessage);
      asked.removeEventListener("error", onError);
      if (!result && worker === asked) {
        asked.terminate();
        worker = null;
      }
      resolve(result);
    }
    const onError = () => finish(null);
    function onMessage({ data }: MessageEvent<FormatReply>) {
      if (data.id === id) finish(data.result);
    }
    asked.addEventListener("message", onMessage);
    asked.addEventListener("error", onError);
    asked.postMessage({ id, program } satisfies FormatRequest);
  });
}
