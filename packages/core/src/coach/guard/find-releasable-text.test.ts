import { expect, test } from "vitest";
import { findReleasableText } from "./find-releasable-text.ts";

test.each([
  ["half a sentence", "What do you", ""],
  ["a sentence that may go on", "It took 3.", ""],
  ["a whole sentence and a half", "Look at it. What do you", "Look at it."],
  ["a finished line", "First this\nthen", "First this\n"],
  ["an open fence", "See. Now:\n```js\nlow = 1;\n\nhigh = 2. ", "See. Now:\n"],
  ["a closed fence", "Now:\n```js\nlow = 1;\n```\nAnd", "Now:\n```js\nlow = 1;\n```\n"],
  ["a fence whose closing line may go on", "Now:\n```js\nlow = 1;\n```", "Now:\n"],
  ["an open span", "Look. Is `a. b", "Look."],
  ["a closed span", "Is `a. b` right? Or", "Is `a. b` right?"],
  ["code without a fence", "Try\nlow = middle + 1;\nhigh = low;\n", "Try\n"],
  ["rows of a table", "See:\n| a |\n| = |\n| b |\n", "See:\n"],
  ["tokens in a list", "See this:\n- a\n- =\n- b\n", "See this:\n"],
  ["code that a blank line ends", "Try\nlow = middle + 1;\n\nBut", "Try\nlow = middle + 1;\n\n"],
])("%s", (_name, text, shown) => {
  expect(findReleasableText(text)).toBe(shown);
});

test("what was released stays released as the text grows", () => {
  const text =
    "Look at `low`. It moves.\n\n```js\nlow = 1;\n```\nWhy? Think of 3.5 again.\nx = 1;\n\nEnd.\n";
  const prefixes = Array.from(text, (_, at) => findReleasableText(text.slice(0, at + 1)));
  prefixes.forEach((prefix, at) => {
    expect(prefix.startsWith(prefixes[at - 1] ?? "")).toBe(true);
  });
  expect(prefixes.at(-1)).toBe(text);
});
