import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { maxLineChars, readMessages } from "./read-messages.ts";

function reader() {
  const stream = new PassThrough();
  const heard: unknown[] = [];
  readMessages(stream, "SECRET", {
    ready: () => heard.push("ready"),
    message: (message) => heard.push(message),
    flooded: () => heard.push("flooded"),
  });
  return { stream, heard };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each<[string, string[], unknown[]]>([
  [
    "a message in one piece",
    ["ready\n", '\nSECRET{"kind":"out-cut"}\n'],
    ["ready", { kind: "out-cut" }],
  ],
  [
    "a message in pieces",
    ["ready\nSEC", 'RET{"kind":', '"out-cut"}\n'],
    ["ready", { kind: "out-cut" }],
  ],
  ["lines without the secret", ["ready\n", '{"kind":"out-cut"}\nSECRE{}\n'], ["ready"]],
  [
    "half a line before the secret",
    ["ready\n", 'forged\nSECRET{"kind":"out-cut"}\n'],
    ["ready", { kind: "out-cut" }],
  ],
  ["the secret in mid-line", ["ready\n", 'xSECRET{"kind":"out-cut"}\n'], ["ready"]],
  [
    "the secret before something that is no JSON",
    ["ready\n", "SECRET{\nSECRETnull\nSECRET7\n"],
    ["ready"],
  ],
  ["messages before it is ready", ['SECRET{"kind":"out-cut"}\n'], []],
])("%s", async (_name, chunks, expected) => {
  const { stream, heard } = reader();
  for (const chunk of chunks) stream.write(chunk);
  await settled();
  expect(heard).toEqual(expected);
});

test("a line without end is a flood", async () => {
  const { stream, heard } = reader();
  stream.write("ready\n");
  for (let index = 0; index < 5; index++) stream.write("x".repeat(maxLineChars / 4));
  await settled();
  expect(heard).toContain("flooded");
});
