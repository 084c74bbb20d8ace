import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { MessageBudget } from "../../drive/messages/message-budget.ts";
import { parseMessage } from "../../drive/messages/parse-message.ts";
import type { FromSandbox } from "../../drive/messages/protocol.ts";

/** Before a program arrives there is only the message that it is ready, and complaints of the engine. */
const idleBudget: MessageBudget = { lines: 0, lineBytes: 64 * 1024, totalBytes: 64 * 1024 };
/** Lines without the secret are not from our code; a dying engine may print some. */
const maxUnmarkedBytes = 64 * 1024;

type Listener = {
  ready(): void;
  message(message: FromSandbox): void;
  /** It sent too much or an unknown message. Nothing is read after that. */
  forged(): void;
};

/** Reads the sandbox's lines and trusts none of them: sizes and counts are checked before a line is parsed. */
export function readMessages(
  stream: Readable,
  secret: string,
  listener: Listener,
): { expect(budget: MessageBudget): void } {
  const decoder = new StringDecoder("utf8");
  let budget = idleBudget;
  let isReady = false;
  let isOver = false;
  let parts: string[] = [];
  let pendingBytes = 0;
  let totalBytes = 0;
  let unmarkedBytes = 0;
  let lines = 0;

  function stop(): void {
    isOver = true;
    parts = [];
    stream.destroy();
    listener.forged();
  }
  function accept(line: string): void {
    if (!isReady) {
      if (line !== "ready") return;
      isReady = true;
      listener.ready();
      return;
    }
    if (!line.startsWith(secret)) {
      unmarkedBytes += line.length;
      if (unmarkedBytes > maxUnmarkedBytes) stop();
      return;
    }
    lines += 1;
    const message = lines > budget.lines ? undefined : parseMessage(line.slice(secret.length));
    if (message) listener.message(message);
    else stop();
  }

  stream.on("data", (chunk: Buffer) => {
    totalBytes += chunk.length;
    for (let from = 0; !isOver && from < chunk.length; ) {
      const newline = chunk.indexOf(10, from);
      const end = newline < 0 ? chunk.length : newline;
      pendingBytes += end - from;
      if (totalBytes > budget.totalBytes || pendingBytes > budget.lineBytes) return stop();
      parts.push(decoder.write(chunk.subarray(from, end)));
      from = end + 1;
      if (newline < 0) break;
      const line = parts.join("") + decoder.end();
      parts = [];
      pendingBytes = 0;
      if (line !== "") accept(line);
    }
  });
  return {
    expect(given) {
      budget = given;
      totalBytes = 0;
    },
  };
}
