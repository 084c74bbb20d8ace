import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readMessages } from "./read-messages.ts";

const budget = { lines: 3, lineBytes: 1_000, totalBytes: 2_000 };

function reader() {
  const stream = new PassThrough();
  const heard: unknown[] = [];
  const { expect: allow } = readMessages(stream, "SECRET", {
    ready: () => heard.push("ready"),
    message: (message) => heard.push(message),
    forged: () => heard.push("forged"),
  });
  allow(budget);
  return { stream, heard };
}
const cut = '\nSECRET{"kind":"out-cut"}\n';
const heardCut = { kind: "out-cut" };
const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each<[string, (string | Buffer)[], unknown[]]>([
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
    ["ready\n", "SECRET{\n", cut],
    ["ready", "forged"],
  ],
  ["the secret before no message of ours", ["ready\n", "SECRET7\n", cut], ["ready", "forged"]],
  [
    "half a character before the secret",
    ["ready\n", Buffer.from([0xe2, 0x82, 10]), cut],
    ["ready", heardCut],
  ],
  [
    "as many messages as it may",
    ["ready\n", cut, cut, cut],
    ["ready", heardCut, heardCut, heardCut],
  ],
  [
    "one message more than it may",
    ["ready\n", cut, cut, cut, cut, cut],
    ["ready", heardCut, heardCut, heardCut, "forged"],
  ],
  [
    "a line longer than it may be",
    ["ready\n", `SECRET{"kind":"out","text":"${"x".repeat(1_000)}"}\n`],
    ["ready", "forged"],
  ],
  ["a line without end", ["ready\n", "x".repeat(600), "x".repeat(600), cut], ["ready", "forged"]],
  [
    "more altogether than it may",
    ["ready\n", ...Array<string>(4).fill(`${"x".repeat(600)}\n`), cut],
    ["ready", "forged"],
  ],
  ["messages before it is ready", ['SECRET{"kind":"out-cut"}\n'], []],
])("%s", async (_name, chunks, expected) => {
  const { stream, heard } = reader();
  for (const chunk of chunks) stream.write(chunk);
  await settled();
  expect(heard).toEqual(expected);
});

test("lines without the secret, although the run may send that much, are too many at some point", async () => {
  const stream = new PassThrough();
  const heard: unknown[] = [];
  const { expect: allow } = readMessages(stream, "SECRET", {
    ready: () => heard.push("ready"),
    message: (message) => heard.push(message),
    forged: () => heard.push("forged"),
  });
  allow({ lines: 3, lineBytes: 1_000_000, totalBytes: 1_000_000 });
  stream.write("ready\n");
  for (let line = 0; line < 70; line++) stream.write(`${"x".repeat(1_000)}\n`);
  await settled();
  expect(heard).toEqual(["ready", "forged"]);
});
