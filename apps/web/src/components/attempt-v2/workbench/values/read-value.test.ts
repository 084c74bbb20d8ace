import { expect, test } from "vitest";
import { readValue } from "./read-value.ts";

const list = { type: "number[]", example: "[1, 2]" };
const text = { type: "string", example: '"ab"' };

test.each([
  ["[5, 12, 3]", list, [5, 12, 3]],
  [" -4 ", { type: "number", example: "1" }, -4],
  ["abca", text, "abca"],
  ['"abca"', text, "abca"],
  ["'it is'", text, "it is"],
  ['""', text, ""],
  ["(]", text, "(]"],
  ["[True, False]", { type: "boolean[]", example: "[true]" }, [true, false]],
  ["[1, None, 2]", list, [1, null, 2]],
  ["['a', 'b']", { type: "string[]", example: '["a"]' }, ["a", "b"]],
  ['["None", "it\'s"]', { type: "string[]", example: '["a"]' }, ["None", "it's"]],
])("%s is read", (written, typed, value) => {
  expect(readValue(written, typed)).toEqual({ ok: true, value });
});

test.each([
  ["", list, "This is still empty."],
  ["  ", text, 'This is still empty. For an empty text write "".'],
  ["[1, 2", list, "This cannot be read. Write it like [1, 2]."],
  ["one", list, "This cannot be read. Write it like [1, 2]."],
])("%j is not, and says what to write", (written, typed, message) => {
  expect(readValue(written, typed)).toEqual({ ok: false, message });
});
