import { expect, test } from "vitest";
import { spellOut } from "./spell-out.ts";

test.each([
  ["hwo to reverse a string", "how to reverse a string"],
  ["y is my list empty", "why is my list empty"],
  ["what is y after the loop", "what is y after the loop"],
  ["can u explain", "can you explain"],
  ["x = u + 1", "x = u + 1"],
  ["NameError: name 'lenght' is not defined", "NameError: name 'lenght' is not defined"],
  ['what does it give for "teh"', 'what does it give for "teh"'],
  ["whats the diff", "whats the difference"],
])("%s", (typed, meant) => {
  expect(spellOut(typed)).toBe(meant);
});
