type Bytes = Uint8Array<ArrayBuffer>;

/** Throws for a line that ends the reply. */
type CheckLine = (line: string) => void;

/**
 * A vendor's client drops or misreads a line that is broken, and the reply would continue with a hole. Here such a line ends the reply,
 * after everything before it was read. `keepsLast` says whether a last line without its end is complete.
 */
export function checkedLines(
  body: ReadableStream<Bytes>,
  checkLine: CheckLine,
  keepsLast: (line: string) => boolean,
): ReadableStream<Bytes> {
  // Pulled one by one: a stream that fails forgets what it still holds.
  return ReadableStream.from(linesOf(body, checkLine, keepsLast));
}

async function* linesOf(
  body: ReadableStream<Bytes>,
  checkLine: CheckLine,
  keepsLast: (line: string) => boolean,
): AsyncGenerator<Bytes> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      checkLine(line);
      yield encoder.encode(`${line}\n`);
    }
  }
  if (keepsLast(rest)) yield encoder.encode(`${rest}\n`);
}
