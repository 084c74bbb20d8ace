export type ServerEvent = { event: string; data: unknown };

/** Yields the events of a stream as they arrive; skips comments and an incomplete last event. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += decoder.decode(value, { stream: true });
      const blocks = waiting.split("\n\n");
      waiting = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function eventIn(block: string): ServerEvent | null {
  const fields = new Map(
    block.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const data = fields.get("data");
  if (data === undefined) return null;
  return { event: fields.get("event") ?? "message", data: JSON.parse(data) };
}
