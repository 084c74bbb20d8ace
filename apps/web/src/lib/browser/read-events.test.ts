import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./read-events.ts";

const text =
  ': connected\n\nevent: text\ndata: {"piece":"Ä: b"}\n\n: still here\n\nevent: answer\ndata: {"hint":"x"}\n\n';
const events: ServerEvent[] = [
  { event: "text", data: { piece: "Ä: b" } },
  { event: "answer", data: { hint: "x" } },
];

function streamOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const all: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(pieces))) all.push(event);
  return all;
}

test("events are read whatever the pieces they come in", async () => {
  const bytes = new TextEncoder().encode(text);
  for (let size = 1; size <= bytes.length; size++) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    expect(await read(pieces)).toEqual(events);
  }
});

test("an event that was cut off is none", async () => {
  expect(await read([new TextEncoder().encode(text.slice(0, -1))])).toEqual(events.slice(0, 1));
});
