import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { parseMessage } from "../../drive/parse-message.ts";
import type { FromSandbox } from "../../drive/protocol.ts";

/** More than an honest run can send: 1,000 results of 1 MB are refused, hundreds of usual ones are not. */
export const maxTotalBytes = 64 * 1024 * 1024;
export const maxLineChars = 4 * 1024 * 1024;

type Listener = {
  ready(): void;
  message(message: FromSandbox): void;
  flooded(): void;
};

/** Lines that do not begin with the secret were not written by our side of the sandbox, and are dropped. */
export function readMessages(stream: Readable, secret: string, listener: Listener): void {
  const decoder = new StringDecoder("utf8");
  let isReady = false;
  let parts: string[] = [];
  let pendingChars = 0;
  let totalBytes = 0;

  function accept(line: string): void {
    if (!isReady) {
      if (line !== "ready") return;
      isReady = true;
      listener.ready();
    } else if (line.startsWith(secret)) {
      const message = parseMessage(line.slice(secret.length));
      if (message) listener.message(message);
    }
  }

  stream.on("data", (chunk: Buffer) => {
    totalBytes += chunk.length;
    const lines = decoder.write(chunk).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) {
      parts.push(line);
      accept(parts.join(""));
      parts = [];
      pendingChars = 0;
    }
    parts.push(last);
    pendingChars += last.length;
    if (totalBytes > maxTotalBytes || pendingChars > maxLineChars) listener.flooded();
  });
}
