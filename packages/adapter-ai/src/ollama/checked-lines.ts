import { ModelFailure } from "@foothold/core/coach";
import { HttpFailure } from "../stream/http-failure.ts";

/**
 * The client drops a line that it cannot read, and the reply would continue with a hole. Here such a line ends the
 * reply, and an incomplete last line never reaches the client.
 */
export function checkedLines(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.trim() === "") continue;
        checkLine(line);
        controller.enqueue(encoder.encode(`${line}\n`));
      }
    },
    flush(controller) {
      if (parse(rest) !== undefined) controller.enqueue(encoder.encode(`${rest}\n`));
    },
  });
}

function checkLine(line: string): void {
  const value = parse(line);
  if (typeof value !== "object" || value === null) {
    throw new ModelFailure("malformed", "The stream holds a line that is not JSON.");
  }
  if ("error" in value) throw new HttpFailure(500, line);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
