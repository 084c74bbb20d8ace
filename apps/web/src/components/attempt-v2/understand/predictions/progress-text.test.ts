import { expect, test } from "vitest";
import { progressText } from "./progress-text.ts";

test.each([
  [0, "About 3 right in a row, and you go on."],
  [2, "2 of about 3 right in a row."],
  [3, "3 right in a row. Nearly done."],
  [4, "4 right in a row. Nearly done."],
])("after %i right predictions no end is promised that may not come", (right, text) => {
  expect(progressText({ right, needed: 3, obstacles: [] })).toBe(text);
});

test.each([
  [0, "One right prediction, and you go on."],
  [1, "Right. Nearly done."],
])("one prediction is no row: after %i", (right, text) => {
  expect(progressText({ right, needed: 1, obstacles: [] })).toBe(text);
});
