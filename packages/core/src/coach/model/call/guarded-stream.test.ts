import { expect, test } from "vitest";
import { createGuardedStream, MAX_STREAMED_LENGTH } from "./guarded-stream.ts";

function watched() {
  const seen = { looks: 0, ended: 0, shown: "" };
  const stream = createGuardedStream({
    judge: async () => "passed",
    ready: (text) => {
      seen.looks += 1;
      return text.slice(0, text.lastIndexOf("\n") + 1);
    },
    atMost: (text) => text,
    show: (piece) => {
      seen.shown += piece;
    },
    enough: () => {
      seen.ended += 1;
    },
  });
  return { seen, stream };
}

test("a stream that never ends a line is stopped", async () => {
  const { seen, stream } = watched();
  for (let length = 0; length <= MAX_STREAMED_LENGTH + 100; length += 100) {
    stream.add("a".repeat(99).concat(" "));
  }
  await stream.end(null);
  expect(seen).toMatchObject({ shown: "" });
  expect(seen.ended).toBeGreaterThan(0);
});

test("a piece without white space is not looked at before the next one", async () => {
  const { seen, stream } = watched();
  for (const piece of ["Wh", "at", " is", " it?", "\n"]) stream.add(piece);
  await stream.end(null);
  expect(seen).toMatchObject({ looks: 3, shown: "What is it?\n" });
});
