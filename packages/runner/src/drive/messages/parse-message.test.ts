import { expect, test } from "vitest";
import { parseMessage } from "./parse-message.ts";

test.each([
  { kind: "end", ms: 1, result: { value: null } },
  { kind: "end", ms: 1, result: { value: [{ $: "nan" }] } },
  {
    kind: "end",
    ms: 1,
    result: { error: { type: "E", message: "m", frames: [{ name: "f", line: 1 }] } },
  },
  { kind: "compiled", mappings: "", brokenRules: [{ rule: "r", message: "m", line: 1 }] },
  { kind: "out", text: "x" },
])("%j is a message", (message) => {
  expect(parseMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  "{",
  "null",
  "[]",
  '{"kind":"unknown"}',
  '{"kind":"end","ms":1}',
  '{"kind":"end","ms":1,"result":null}',
  '{"kind":"end","ms":1,"result":{}}',
  '{"kind":"end","ms":"1","result":{"value":1}}',
  '{"kind":"end","ms":-1,"result":{"value":1}}',
  '{"kind":"end","ms":1,"result":{"error":{"type":1}}}',
  '{"kind":"out","text":5}',
  '{"kind":"compiled","mappings":"","brokenRules":[7]}',
  '{"kind":"step","step":{}}',
])("%s is not", (json) => {
  expect(parseMessage(json)).toBeUndefined();
});
