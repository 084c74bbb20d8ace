import { isJson } from "@foothold/core/text";
import { checkedLines } from "../stream/checked-lines.ts";
import { requireReply } from "../stream/require-reply.ts";

/** Every line is JSON, the last one perhaps without an end. */
export const ollamaLines = (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  checkedLines(body, checkLine, isJson);

function checkLine(line: string): void {
  if (line.trim() !== "") requireReply(line);
}
