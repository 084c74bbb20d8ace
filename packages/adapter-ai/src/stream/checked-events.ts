import { checkedLines } from "./checked-lines.ts";
import { requireReply } from "./require-reply.ts";

const DATA = "data:";
const END_OF_STREAM = "[DONE]";

/** Server-sent events whose data are JSON. */
export const checkedEvents = (body: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  checkedLines(body, checkData, () => false);

function checkData(line: string): void {
  if (!line.startsWith(DATA)) return;
  const data = line.slice(DATA.length).trim();
  if (data !== END_OF_STREAM) requireReply(data);
}
