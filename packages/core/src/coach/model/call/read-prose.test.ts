import { expect, test } from "vitest";
import { isJsonText, readProse } from "./read-prose.ts";

test.each([
  ["prose stays as it is", "Look at line 4.", "Look at line 4."],
  ["the text of a named field", '{"nudge": "Look at line 4."}', "Look at line 4."],
  ["in a code fence", '```json\n{"text": "Look at line 4."}\n```', "Look at line 4."],
  [
    "the longest text of unknown fields",
    '{"tone": "kind", "words": "Look at line 4."}',
    "Look at line 4.",
  ],
  ["a value cut in the middle is left out", '{"hint": "Look at li', ""],
  ["JSON without a text is no answer", '{"score": 3}', ""],
  ["a set in braces at the start of a sentence is prose", "{1, 2} is a set.", "{1, 2} is a set."],
])("%s", (_name, text, prose) => {
  expect(readProse(text)).toBe(prose);
});

test("a growing text is known as JSON from its first sign on", () => {
  expect(isJsonText('```json\n{"te')).toBe(true);
  expect(isJsonText("{")).toBe(true);
  expect(isJsonText("Look")).toBe(false);
});
