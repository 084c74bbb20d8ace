import type { Port } from "../drive/protocol.ts";

export type Output = { write(text: string): void; nextTest(): void };

const stringify = JSON.stringify;

/** Passes on what a test prints, up to its limit, at once: a program that is killed loses nothing. */
export function limitedOutput(port: Port, maxChars: number): Output {
  let left = maxChars;
  return {
    write(text) {
      if (left < 0) return;
      const kept = text.length > left ? text.slice(0, left) : text;
      if (kept.length > 0) port.send(`{"kind":"out","text":${stringify(kept)}}`);
      left -= text.length;
      if (left < 0) port.send('{"kind":"out-cut"}');
    },
    nextTest() {
      left = maxChars;
    },
  };
}
