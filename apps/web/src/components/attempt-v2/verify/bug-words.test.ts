import { expect, test } from "vitest";
import { bugWords } from "./bug-words.ts";

test.each([
  ["update order", "things are done in the wrong order"],
  ["off-by-one", "one too many or one too few"],
  ["wrong result", "wrong result"],
])("%s is told as: %s", (kind, words) => {
  expect(bugWords(kind)).toBe(words);
});
