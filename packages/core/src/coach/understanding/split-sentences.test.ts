import { expect, test } from "vitest";
import { understandWords } from "./split-sentences.ts";

const meaning = (text: string) =>
  understandWords(text)
    .filter(({ weight }) => weight > 0)
    .map(({ stem }) => stem);

test.each([
  ["adding", "plus"],
  ["80,000", "80k"],
  ["minus one", "-1"],
  ["one time", "once"],
  ["side by side", "next to each other"],
  ["as few as possible", "minimum"],
  ["togehter", "together"],
  ["indeces", "positions"],
  ["sold", "sell"],
  ["diferent", "distinct"],
])("“%s” and “%s” are heard as the same", (one, other) => {
  expect(meaning(one)).toEqual(meaning(other));
});

test.each([
  ["1", "-1"],
  ["first", "last"],
  ["value", "position"],
  ["sorted", "in any order"],
  ["before", "after"],
])("“%s” and “%s” are not", (one, other) => {
  expect(meaning(one)).not.toEqual(meaning(other));
});
