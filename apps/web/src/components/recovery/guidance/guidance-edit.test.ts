import { expect, test } from "vitest";
import { afterSending, edited, wasChangedByOthers } from "./guidance-edit.ts";

const note = { version: 3, words: "Do the first example by hand." };
const rewritten = edited(note, null, "Do it by hand first.");
const emptied = edited(note, null, " ");

test("words brought back to what they were are no edit", () => {
  expect(edited(note, rewritten, note.words)).toBeNull();
});

const typedOn = edited(note, rewritten, "Do it by hand first, then code.");

test.each([
  ["nothing", rewritten, rewritten, null],
  ["what was typed meanwhile", rewritten, typedOn, { ...typedOn, from: "Do it by hand first." }],
  ["words that were emptied, and so not sent", emptied, emptied, emptied],
  ["what was begun while a state was sent", null, rewritten, rewritten],
])("after sending, %s is left to save", (_name, sent, now, left) => {
  expect(afterSending(sent, now)).toEqual(left);
});

test.each([
  ["a use that only raised the version", { ...note, version: 4 }, false],
  ["somebody else's words", { version: 4, words: "Draw it." }, true],
  ["the same words by somebody else", { version: 4, words: "Do it by hand first." }, false],
])("under an edit, %s", (_name, now, overOthers) => {
  expect(wasChangedByOthers(now, rewritten)).toBe(overOthers);
});
