import { expect, test } from "vitest";
import { decodeDigits, joinSpacedLetters } from "./decode-letters.ts";
import { readTables } from "./read-tables.ts";

test.each([
  [
    "digits for letters",
    decodeDigits,
    "f0r p 1n pr1c3s: l0w = m1n(l0w, p); r3turn b3st",
    "for p in prices: low = min(low, p); return best",
  ],
  [
    "letters that stand apart",
    joinSpacedLetters,
    "l e t  l o w = 0 ;  r e t u r n  l o w ;",
    "let low=0; return low;",
  ],
  [
    "a table with a line a row",
    readTables,
    "| 1 | seen = {} |\n| 2 | return seen |",
    "seen = {}\nreturn seen",
  ],
])("%s are read", (_name, read, text, expected) => {
  expect(read(text)).toContain(expected);
});

test.each([
  [
    "names with a number",
    decodeDigits,
    "node1 and node2 come before part3, test4 and x5; return to node1 if you like.",
  ],
  ["a list of names", joinSpacedLetters, "From a to b, c or d: a b c d e."],
  [
    "values of tests",
    readTables,
    "| numbers | target |\n| --- | --- |\n| [1, 3] | 4 |\n| [2] | 5 |",
  ],
])("%s are what they are", (_name, read, text) => {
  expect(read(text)).toEqual([]);
});
