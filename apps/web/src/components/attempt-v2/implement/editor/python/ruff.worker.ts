import start, { format } from "@wasm-fmt/ruff_fmt/web";
import type { FormatReply, FormatRequest, Formatted } from "./format-messages.ts";

// In a worker, because the page's policy forbids compiling WebAssembly.
const ready = start().then(
  () => true,
  () => false,
);

self.onmessage = async ({ data: { id, program } }: MessageEvent<FormatRequest>) => {
  const result = (await ready) ? formatted(program) : null;
  self.postMessage({ id, result } satisfies FormatReply);
};

function formatted(program: string): Formatted {
  try {
    return { formatted: format(program, "solution.py") };
  } catch (error) {
    return { unreadable: String(error).replace(/ at byte range [\d.]+$/, "") };
  }
}
