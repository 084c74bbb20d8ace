import { expect, test } from "vitest";
import { stemWord } from "./stem-word.ts";

test.each([
  ["adds", "ad"],
  ["added", "ad"],
  ["adding", "ad"],
  ["stopped", "stop"],
  ["boxes", "box"],
  ["matches", "match"],
  ["queries", "query"],
  ["quickly", "quick"],
  ["glass", "glass"],
  ["bus", "bus"],
  ["string", "str"],
  ["sing", "sing"],
  ["red", "red"],
  ["merge", "merg"],
  ["", ""],
])("%s has the stem %s", (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});
